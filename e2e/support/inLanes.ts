/** Gives out items one by one, in their order, to so many that work at the same time. */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (due: Iterable<Item>, lane: number) => Promise<void>,
): Promise<void> {
  const due = items.values();
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(due, lane)));
}
