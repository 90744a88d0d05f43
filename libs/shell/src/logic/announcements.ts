import * as z from 'zod/mini';

/** Who sees a popup item: F first login, A members, B visitors (POPUP-01). */
export type Audience = 'F' | 'A' | 'B';

/** The stored state of the popup for one kind of session: `seen` is what was closed, the newest first (POPUP-02). */
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
export function getAudience(session: { firstTimeLogin?: boolean } | undefined): Audience {
  if (session === undefined) return 'B';
  return session.firstTimeLogin === true ? 'F' : 'A';
}

/** The items that this audience is shown, in the platform's order (POPUP-01). */
export function itemsFor<T extends Item>(items: readonly T[], audience: Audience): readonly T[] {
  return items.filter((item) => item.execution === audience);
}

/** How many closed announcements a browser remembers; more when one list is longer. */
const most = 40;

const pairsOf = (items: readonly Item[]): PopupState['seen'] =>
  items.map(({ title, content }) => [title, content]);

function isSeen({ title, content }: Item, seen: PopupState['seen']): boolean {
  return seen.some(([known, text]) => known === title && text === content);
}

/**
 * The state to keep for the items that arrived: a list is shown when the title and content pair of one of them was not
 * closed before. Lists come and go, as an older page brings an earlier one, so what was closed stays so (POPUP-02).
 */
export function nextPopupState(
  { seen }: Pick<PopupState, 'seen'> = { seen: [] },
  items: readonly Item[],
): PopupState {
  return { show: items.some((item) => !isSeen(item, seen)), seen };
}

/** The state to keep once the items were closed (POPUP-02). */
export function closePopup(
  { seen }: Pick<PopupState, 'seen'> = { seen: [] },
  items: readonly Item[],
): PopupState {
  const fresh = items.filter((item) => !isSeen(item, seen));
  const all = [...pairsOf(fresh), ...seen];
  return { show: false, seen: all.slice(0, Math.max(most, items.length)) };
}

/** The neighbouring index, never before the first nor after the last (POPUP-02). */
export function step(index: number, by: 1 | -1, count: number): number {
  return Math.max(0, Math.min(index + by, count - 1));
}
