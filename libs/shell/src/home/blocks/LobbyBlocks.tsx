import { HotMatches, MyGames, PopularGames, WinnerBoard } from '@playhouse/lobby';
import { GameGridSkeleton, RowSkeleton, WinnersSkeleton } from './skeletons';
import { Suspense } from 'react';

export function HotMatchesBlock() {
  return (
    <Suspense fallback={<RowSkeleton />}>
      <HotMatches />
    </Suspense>
  );
}

export function PopularGamesBlock() {
  return (
    <Suspense fallback={<GameGridSkeleton />}>
      <MyGames />
      <PopularGames />
    </Suspense>
  );
}

export function WinnersBlock() {
  return (
    <Suspense fallback={<WinnersSkeleton />}>
      <WinnerBoard />
    </Suspense>
  );
}
