/** Begins a write, or joins the one that is under way. */
type Joint = (name: string, given: unknown, begin: () => Promise<unknown>) => Promise<unknown>;

interface UnderWay {
  readonly meaning: string;
  readonly end: Promise<unknown>;
}

/**
 * Two taps mean one thing: a write that is the same as the one begun last joins it while it is under way. Another write
 * in between makes it a new one, as where something is liked, disliked and liked again.
 */
export function createJoint(): Joint {
  let last: UnderWay | undefined;
  return (name, given, begin) => {
    const meaning = JSON.stringify([name, given]);
    if (last?.meaning === meaning) return last.end;
    const end: Promise<unknown> = begin().finally(() => {
      if (last === mine) last = undefined;
    });
    const mine: UnderWay = { meaning, end };
    last = mine;
    return end;
  };
}
