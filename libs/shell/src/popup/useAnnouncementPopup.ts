import { useSession } from '@playhouse/session';
import { preloadRichText } from '@playhouse/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useHomeAnnouncements } from '../home/useHomeAnnouncements';
import { audienceOf, itemsFor, nextPopupState } from '../logic/announcements';
import { popupItem } from './popupStore';

/** The popup comes this long after its list, in milliseconds (POPUP-01). */
export const popupDelayMs = 500;

/** The popup's items for this session, whether it is open, and what to do once it has closed. */
export function useAnnouncementPopup() {
  const audience = audienceOf(useSession());
  const { data } = useHomeAnnouncements();
  const popups = data?.popups;
  const items = useMemo(() => itemsFor(popups ?? [], audience), [popups, audience]);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (items.length === 0) return undefined;
    const stored = popupItem(audience);
    const state = nextPopupState(stored.get(), items);
    stored.set(state);
    if (!state.show) return undefined;
    let current = true;
    // With the cleaner of its text at hand the popup has its final height from the first frame.
    const timer = setTimeout(() => {
      const show = () => current && setOpen(true);
      preloadRichText().then(show, show);
    }, popupDelayMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [items, audience]);

  return {
    items,
    open,
    close: () => setOpen(false),
    // Saved only after the closing animation: a reload in the middle of it shows the popup again.
    saveHidden: () => {
      const stored = popupItem(audience);
      stored.set({ ...nextPopupState(stored.get(), items), show: false });
    },
  };
}
