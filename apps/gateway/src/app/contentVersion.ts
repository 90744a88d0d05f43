import { createHash } from 'node:crypto';
import { systemCalls } from '@playhouse/wps';
import type { CallName } from '@playhouse/wps';
import { answer } from '../call/route';
import type { Route } from '../call/route';
import type { Asker } from '../model/platform/asker';

type Match = Readonly<Record<'matchTime' | 'roomId' | 'nodeId', unknown>>;

/** Which matches are shown; their prices move while they are played, and pages ask for them anyway. */
const listMatches = (answered: unknown) =>
  (answered as readonly Match[]).map(({ matchTime, roomId, nodeId }) => [
    matchTime,
    roomId,
    nodeId,
  ]);

interface Part {
  readonly query?: object;
  /** The part of the answer that counts. @default all of it */
  readonly counts?: (answered: unknown) => unknown;
}

/**
 * Public answers that change while a platform runs. Catalogue, texts and terms in files change with a release; other
 * languages word the same answers.
 */
const parts: Partial<Record<CallName, Part>> = {
  'system.status': {},
  'system.whitelabel': {},
  'content.homeAnnouncements': { query: { types: 'B,PL,PU,H', groupName: 'm_home' } },
  'promotions.activities': {},
  'lobby.hotGames': {},
  'lobby.winnerBoard': { query: { gameCategory: 'ALL', limitNum: 20 } },
  'lobby.hotMatches': { counts: listMatches },
};

/** The call that tells whether public answers have changed, made of the routes that give them. */
export function contentVersionRoute(routes: readonly Route[]): Route {
  const asked = routes.flatMap((route) => {
    const part = parts[route.call.name as CallName];
    return part === undefined ? [] : [{ route, ...part }];
  });
  return answer(systemCalls.contentVersion, async (asker) => {
    const [language = 'EN'] = asker.scope.config.languages;
    const visitor: Asker = { ...asker, session: undefined, language };
    const sum = createHash('sha256').update(asker.services.release);
    // One after the other: the embedded database has one connection.
    for (const { route, query, counts } of asked) {
      const answered = await route.run(visitor, { query: { language, ...query }, body: undefined });
      sum.update(JSON.stringify(counts ? counts(answered) : answered));
    }
    return { version: sum.digest('base64url') };
  });
}
