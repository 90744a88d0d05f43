export { HotMatches, MyGames, PopularGames, WinnerBoard } from './games/pages/home';
export { GameSheet } from './games/pages/GameSheet';
export { lobbyScreens } from './screens';
