export { HotMatches, PopularGames, WinnerBoard } from './games/pages/home';
export { lobbyScreens } from './screens';
