/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { BookMatch } from './book';
import { MatchList } from './MatchList';
import { MatchView } from './MatchView';

export interface MatchesProps {
  readonly matches: readonly BookMatch[];
  /** The match that the page was opened for. */
  readonly matchId: string | undefined;
  /** Another tab is shown; the match that is open stays open meanwhile. */
  readonly isHidden: boolean;
}

/** All matches, or the one that the player has opened. */
export function Matches({ matches, matchId, isHidden }: MatchesProps) {
  const [openId, setOpenId] = useState(matchId);
  if (isHidden) return null;
  const open = matches.find(({ id }) => id === openId);
  if (open !== undefined) return <MatchView match={open} onBack={() => setOpenId(undefined)} />;
  return <MatchList matches={matches} onOpen={({ id }) => setOpenId(id)} />;
}
