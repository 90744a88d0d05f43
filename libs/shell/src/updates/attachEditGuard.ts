import { keepBusy } from '@playhouse/navigation';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** A search costs nothing to repeat, and the address keeps most of them. */
const isSearch = (control: Control) =>
  control.type === 'search' || control.closest('[role="search"]') !== null;

const hasWords = (control: Control) =>
  control.isConnected &&
  (control.type === 'checkbox' || control.type === 'radio' || control.value !== '');

/**
 * Makes a page busy while something the player has put into a form is still in it, for every form of
 * the site alike (PWA-01). A form that is gone or empty again is done.
 * @returns a function that detaches everything
 */
export function attachEditGuard(): () => void {
  const edited = new Set<Control>();
  const note = (target: EventTarget | null) => {
    if (isControl(target) && !isSearch(target)) edited.add(target);
  };
  const onInput = ({ target }: Event) => note(target);
  // The guard comes after the first view: whoever was quicker is in a field.
  note(document.activeElement);
  const drop = keepBusy(() => {
    for (const control of edited) if (!hasWords(control)) edited.delete(control);
    return edited.size > 0;
  });
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    drop();
  };
}
