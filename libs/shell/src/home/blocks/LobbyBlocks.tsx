import { HotMatches, PopularGames, WinnerBoard } from '@playhouse/lobby';
import { DeferredBlock, withLobbyTexts } from './DeferredBlock';
import { GameGridSkeleton, RowSkeleton, WinnersSkeleton } from './skeletons';

const Matches = withLobbyTexts(HotMatches);
const Games = withLobbyTexts(PopularGames);
const Winners = withLobbyTexts(WinnerBoard);

export function HotMatchesBlock() {
  return <DeferredBlock block={Matches} skeleton={<RowSkeleton />} />;
}

export function PopularGamesBlock() {
  return <DeferredBlock block={Games} skeleton={<GameGridSkeleton />} />;
}

export function WinnersBlock() {
  return <DeferredBlock block={Winners} skeleton={<WinnersSkeleton />} />;
}
