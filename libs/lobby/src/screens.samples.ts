import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;

/** How the screens of games are looked at. */
export const samples: ScreenSamples = {
  gameList: { ...visitor, query: { gameType: 'RNG' } },
  vendor: { ...visitor, query: { vassalage: 'TCG_LUMEN', gameType: 'RNG' } },
  search: visitor,
  gameLobby: visitor,
  gameCenter: visitor,
  slotsCenter: visitor,
  launchGame: {
    who: 'player',
    query: { vendor: 'TCG_LUMEN', gameId: '5000', nodeId: '1000' },
    answers: { 'lobby.launchGame': { url: '/play/sample.html', gameName: 'Golden Carabao' } },
  },
};
