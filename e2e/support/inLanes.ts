/** Does something with every item, with so many at a time, in their order. */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const due = items.values();
  const goOn = async () => {
    for (const item of due) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, goOn));
}
