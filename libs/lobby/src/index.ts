export { HotMatches, PopularGames, WinnerBoard } from './homeBlocks';
export { lobbyRoutes } from './routes';
