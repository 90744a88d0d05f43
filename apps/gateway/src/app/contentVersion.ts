import { createHash } from 'node:crypto';
import { systemCalls } from '@playhouse/wps';
import type { CallName } from '@playhouse/wps';
import { answer } from '../call/route';
import type { Route } from '../call/route';
import type { Asker } from '../model/platform/asker';

/**
 * Public answers that change while a platform runs. Catalogue, texts and terms in files change with a release; other
 * languages word the same answers.
 */
const parts: Partial<Record<CallName, object>> = {
  'system.status': {},
  'system.whitelabel': {},
  'content.homeAnnouncements': { types: 'B,PL,PU,H', groupName: 'm_home' },
  'promotions.activities': {},
  'lobby.hotGames': {},
  'lobby.winnerBoard': { gameCategory: 'ALL', limitNum: 20 },
};

const hour = 3_600_000;

/**
 * Matches begin, end and change their prices all the time, and pages ask for them at every visit: what documents show of
 * them is renewed once an hour, of each merchant at another minute.
 */
function hourOf(code: string, now: number): number {
  const shift = createHash('sha256').update(code).digest().readUInt32BE() % hour;
  return Math.floor((now + shift) / hour);
}

/** The call that tells whether public answers have changed, made of the routes that give them. */
export function contentVersionRoute(routes: readonly Route[]): Route {
  const asked = routes.flatMap((route) => {
    const query = parts[route.call.name as CallName];
    return query === undefined ? [] : [{ route, query }];
  });
  return answer(systemCalls.contentVersion, async (asker) => {
    const { services, scope } = asker;
    const [language = 'EN'] = scope.config.languages;
    const visitor: Asker = { ...asker, session: undefined, language };
    const hours = hourOf(scope.config.code, services.now());
    const sum = createHash('sha256').update(`${services.release} ${String(hours)}`);
    // One after the other: the embedded database has one connection.
    for (const { route, query } of asked) {
      const given = { query: { language, ...query }, body: undefined };
      sum.update(JSON.stringify(await route.run(visitor, given)));
    }
    return { version: sum.digest('base64url') };
  });
}
