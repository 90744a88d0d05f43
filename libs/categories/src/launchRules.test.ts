import { describe, expect, it } from 'vitest';
import { launchHref, getLaunchRule, launchRules } from './launchRules';

const queryOf = (href: string) =>
  Object.fromEntries(new URL(href, 'https://site.test').searchParams);
// The platform's own number of a game is no code to start it by.
const game = { nodeId: 'n7', gameType: 'RNG', gameId: 'g7', roomId: 'r7', supportPlay: true };

/** Every vendor with a rule of its own, and one without. */
const expected: Record<string, Record<string, string>> = {
  TCG_LOTTO_VN: { vendor: 'TCG_LOTTO_VN', nodeId: 'n7', code: 'lobby', pageBack: 'home' },
  TCG_SEA: { vendor: 'TCG_SEA', nodeId: 'n7', code: 'lobby', prize_mode: 'SEA', pageBack: 'home' },
  LOTT: {
    vendor: 'LOTT',
    nodeId: 'n7',
    code: 'r7',
    prize_mode: 'LOTT',
    playType: 'trad',
    pageBack: 'home',
  },
  ELOTT: {
    vendor: 'ELOTT',
    nodeId: 'n7',
    code: 'r7',
    prize_mode: 'ELOTT',
    playType: 'trad',
    pageBack: 'home',
  },
  ANY: {
    vendor: 'ANY',
    nodeId: 'n7',
    category: 'RNG',
    gameId: 'r7',
    supportPlay: 'true',
    showChoice: 'false',
  },
};

describe('launch rules', () => {
  it.each([...Object.keys(launchRules), 'ANY'])(
    'start a game of %s by its rule [LAUNCH-01, LAUNCH-02, LAUNCH-04]',
    (vassalage) => {
      const href = launchHref({ ...game, vassalage });
      expect(href).toMatch(/^\/m\/launchGame\?/);
      expect(queryOf(href)).toEqual(expected[vassalage]);
    },
  );

  it('take the play type that the player chose, trad or ent [LAUNCH-02]', () => {
    expect(queryOf(launchHref({ ...game, vassalage: 'ELOTT' }, { playType: 'ent' }))).toMatchObject(
      {
        playType: 'ent',
        pageBack: 'home',
      },
    );
  });

  it('open the lobby of a lottery that names no game [LAUNCH-02, ROUTE-08]', () => {
    expect(queryOf(launchHref({ nodeId: 'n', vassalage: 'LOTT' })).code).toBe('lobby');
  });

  it('do not mistake a name of an object for a vendor', () => {
    expect(getLaunchRule('constructor')).toEqual({ kind: 'game' });
  });
});
