import type { ScreenSamples } from '@playhouse/fixtures';

/** How registration is looked at. */
export const samples: ScreenSamples = { register: { who: 'visitor' } };
