export { HotMatches, MyGames, PopularGames, WinnerBoard } from './games/pages/home';
export { lobbyScreens } from './screens';
