import { runEngine } from '../engines/runEngine';
import { findFirefox } from './findFirefox';
import { startFirefox } from './startFirefox';

const firefox = findFirefox();
if (firefox === undefined) throw new Error('There is no Firefox.');
await runEngine('firefox', () => startFirefox(firefox));
