import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;

/** How the screens of games are looked at. */
export const samples: ScreenSamples = {
  gameList: {
    ...visitor,
    query: { gameType: 'RNG' },
    writes: { 'lobby.addFavourite': { who: 'player', steps: [{ press: -1 }] } },
  },
  vendor: { ...visitor, query: { vassalage: 'TCG_LUMEN', gameType: 'RNG' } },
  search: visitor,
  gameLobby: visitor,
  gameCenter: visitor,
  slotsCenter: visitor,
  launchGame: {
    who: 'player',
    query: { vendor: 'TCG_LUMEN', gameId: '5000', nodeId: '1000' },
    answers: { 'lobby.launchGame': { url: '/play/sample.html', gameName: 'Golden Carabao' } },
    writes: { 'lobby.launchGame': [], 'lobby.addRecent': [] },
  },
};
