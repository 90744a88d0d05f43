import { DeferredBlock, lobbyBlock } from './DeferredBlock';
import { GameGridSkeleton, RowSkeleton, WinnersSkeleton } from './skeletons';

const HotMatches = lobbyBlock(() => import('@playhouse/lobby').then(({ HotMatches: block }) => block));
const PopularGames = lobbyBlock(() =>
  import('@playhouse/lobby').then(({ PopularGames: block }) => block),
);
const WinnerBoard = lobbyBlock(() =>
  import('@playhouse/lobby').then(({ WinnerBoard: block }) => block),
);

export function HotMatchesBlock() {
  return <DeferredBlock block={HotMatches} skeleton={<RowSkeleton />} />;
}

export function PopularGamesBlock() {
  return <DeferredBlock block={PopularGames} skeleton={<GameGridSkeleton />} />;
}

export function WinnersBlock() {
  return <DeferredBlock block={WinnerBoard} skeleton={<WinnersSkeleton />} />;
}
