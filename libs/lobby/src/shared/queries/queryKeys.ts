/** Roots of the lobby's query keys: what a change invalidates as one. */
export const lobbyKeys = {
  all: ['lobby'],
  games: ['lobby', 'games'],
  favourites: ['lobby', 'games', 'fav'],
  recents: ['lobby', 'games', 'recent'],
  /** Those of the member on home: recents and favourites as one. */
  mine: ['lobby', 'mine'],
  favouriteIds: ['lobby', 'favouriteIds'],
  winners: ['lobby', 'winners'],
} as const satisfies Record<string, readonly string[]>;
