import { useFollowLink } from '@playhouse/navigation';
import { useDeferredValue } from 'react';
import { AnnouncementPopupView } from './AnnouncementPopupView';
import { useAnnouncementPopup } from './useAnnouncementPopup';

/** The announcement popup of home, joined to the session and the browser's memory (POPUP-01 to 03). */
export function AnnouncementPopup() {
  const { items, open, close, saveHidden } = useAnnouncementPopup();
  // It comes by itself: cleaning and laying it out in small steps keeps nobody from what they are about.
  const isReady = useDeferredValue(open);
  const follow = useFollowLink();
  const followAndClose = (link: string) => {
    close();
    follow(link);
  };
  return (
    <AnnouncementPopupView
      items={items}
      open={open && isReady}
      onClose={close}
      onClosed={saveHidden}
      onFollow={followAndClose}
    />
  );
}
