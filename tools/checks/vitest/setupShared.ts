import { forgetPage } from '@playhouse/fixtures';
import { afterEach } from 'vitest';

// Files that share a thread share what modules hold: what one leaves would stand in the next.
afterEach(forgetPage);
