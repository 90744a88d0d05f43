import { useSession } from '@playhouse/session';
import { preloadRichText } from '@playhouse/ui-kit';
import { useFlag } from '@playhouse/whitelabel';
import { useEffect, useMemo, useState } from 'react';
import { useHomeAnnouncements } from '../home/useHomeAnnouncements';
import { useAttention } from '../attention/attention';
import type { Wish } from '../attention/attention';
import { getAudience, closePopup, itemsFor, nextPopupState } from '../logic/announcements';
import type { Audience } from '../logic/announcements';
import { onceLookedAround } from './onceLookedAround';
import { popupItem } from './popupStore';

/** By POPUPATLOAD3 the popup comes this long after its list, in milliseconds (POPUP-01). */
const popupDelayMs = 500;

/** Calls back when the popup may come. @returns stops waiting */
function onceDue(atLoad: boolean, callBack: () => void): () => void {
  if (!atLoad) return onceLookedAround(callBack);
  const timer = setTimeout(callBack, popupDelayMs);
  return () => clearTimeout(timer);
}

/** Whether there is something to tell that was not closed before; what is told is remembered (POPUP-02). */
function isDue(items: ReturnType<typeof itemsFor>, audience: Audience): boolean {
  if (items.length === 0) return false;
  const stored = popupItem(audience);
  const state = nextPopupState(stored.get(), items);
  stored.set(state);
  return state.show;
}

/** The popup's items for this session, whether it is open, and how to close it. */
export function useAnnouncementPopup() {
  const audience = getAudience(useSession());
  const { data, isFetching, isStale } = useHomeAnnouncements();
  const popups = data?.popups;
  const items = useMemo(() => itemsFor(popups ?? [], audience), [popups, audience]);
  const atLoad = useFlag('POPUPATLOAD3');
  const [wish, setWish] = useState<Wish>('undecided');
  // A page may come with what was announced long ago; what is open by then stays.
  const wished = isStale && !isFetching && wish !== 'yes' ? 'no' : wish;

  useEffect(() => {
    if (isStale) return undefined;
    let current = true;
    if (!isDue(items, audience)) {
      const timer = setTimeout(() => setWish('no'));
      return () => clearTimeout(timer);
    }
    const ask = () => current && setWish('yes');
    // With the cleaner of its text at hand the popup has its final height from the first frame.
    const stop = onceDue(atLoad, () => void preloadRichText().then(ask, ask));
    return () => {
      current = false;
      stop();
    };
  }, [items, audience, isStale, atLoad]);

  return {
    items,
    open: useAttention('announcement', wished),
    /** At once: whoever leaves the screen while it goes has closed it too (POPUP-02). */
    close: () => {
      const stored = popupItem(audience);
      stored.set(closePopup(stored.get(), items));
      setWish('no');
    },
  };
}
