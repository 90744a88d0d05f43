export { HotMatches, PopularGames, WinnerBoard } from './homeBlocks';
export { lobbyScreens } from './screens';
