import * as z from 'zod/mini';

/** Who sees a popup item: F first login, A members, B visitors (POPUP-01). */
export type Audience = 'F' | 'A' | 'B';

/** The stored state of the popup for one kind of session (POPUP-02). */
export const popupStateSchema = z.object({
  show: z.boolean(),
  seen: z.array(z.tuple([z.string(), z.string()])),
});
export type PopupState = z.infer<typeof popupStateSchema>;

interface Item {
  readonly title: string;
  readonly content: string;
  readonly execution: string;
}

/** The audience of a session; a first-time login sees F items and nothing else. */
export function audienceOf(session: { firstTimeLogin?: boolean } | undefined): Audience {
  if (session === undefined) return 'B';
  return session.firstTimeLogin === true ? 'F' : 'A';
}

/** The items that this audience is shown, in the platform's order (POPUP-01). */
export function itemsFor<T extends Item>(items: readonly T[], audience: Audience): readonly T[] {
  return items.filter((item) => item.execution === audience);
}

const pairsOf = (items: readonly Item[]): PopupState['seen'] =>
  items.map(({ title, content }) => [title, content]);

/**
 * The state to keep for the items that arrived: a list whose title and content pairs differ from
 * the stored ones is shown again, a known one keeps its flag (POPUP-02).
 */
export function nextPopupState(stored: PopupState | undefined, items: readonly Item[]): PopupState {
  const seen = pairsOf(items);
  const known = stored !== undefined && JSON.stringify(stored.seen) === JSON.stringify(seen);
  return known ? stored : { show: true, seen };
}

/** The neighbouring index, never before the first nor after the last (POPUP-02). */
export function step(index: number, by: 1 | -1, count: number): number {
  return Math.max(0, Math.min(index + by, count - 1));
}
