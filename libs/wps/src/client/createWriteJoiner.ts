/** Begins a write, or joins the one that is under way; `write` says what it is and whose, as JSON would. */
type Joint = (write: unknown, begin: () => Promise<unknown>) => Promise<unknown>;

/**
 * Two taps mean one thing: a write that is the same as the one begun last joins it while it is under way. Another write
 * in between makes it a new one, as where something is liked, disliked and liked again; so does another session.
 */
export function createWriteJoiner(): Joint {
  let meaning: string | undefined;
  let underWay: Promise<unknown> | undefined;
  return (write, begin) => {
    const meant = JSON.stringify(write);
    if (underWay && meaning === meant) return underWay;
    meaning = meant;
    const mine = begin().finally(() => {
      if (underWay === mine) underWay = undefined;
    });
    underWay = mine;
    return mine;
  };
}
