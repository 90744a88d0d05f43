import { clearToasts } from '@playhouse/fixtures';
import { afterEach } from 'vitest';

// Files that share a thread share what modules hold: a toast of one would stand in the next.
afterEach(clearToasts);
