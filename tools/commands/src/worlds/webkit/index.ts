import { runEngine } from '../engines/runEngine';
import { findWebkit } from './findWebkit';
import { startWebkit } from './startWebkit';

const webkit = findWebkit();
if (webkit === undefined) throw new Error('There is no WebKit.');
await runEngine('webkit', () => startWebkit(webkit));
