import { useUpdate } from './updateStore';

/** How long the page that was asked for may take until this one is used on, in milliseconds. */
export const arrivalPatienceMs = 10_000;

/**
 * Has a page come in place of this one, which says nothing of what failed on it meanwhile. A page that does not come
 * leaves this one there, with what it has to say and its ways on.
 * @param load asks the browser for it
 */
export function leaveFor(load: () => void): void {
  useUpdate.setState({ leaving: true });
  setTimeout(() => useUpdate.setState({ leaving: false }), arrivalPatienceMs);
  load();
}
