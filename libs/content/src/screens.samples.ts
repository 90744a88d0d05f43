import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;

/** How news, help and dead ends are looked at. */
export const samples: ScreenSamples = {
  notice: visitor,
  userAgreement: visitor,
  help: visitor,
  helpDetail: { ...visitor, query: { i: 0 } },
  service: visitor,
  maintenance: visitor,
  restricted: visitor,
  blockedIp: visitor,
  download: visitor,
  outerApp: { ...visitor, query: { url: 'https://games.example/x' } },
};
