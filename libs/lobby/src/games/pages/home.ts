// One chunk for the blocks of the home screen: they are shown together.
export { HotMatches } from './HotMatches';
export { MyGames } from './MyGames';
export { PopularGames } from './PopularGames';
export { WinnerBoard } from './WinnerBoard';
