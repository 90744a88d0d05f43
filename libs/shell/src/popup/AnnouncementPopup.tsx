import { useFollowLink } from '@playhouse/navigation';
import { AnnouncementPopupView } from './AnnouncementPopupView';
import { useAnnouncementPopup } from './useAnnouncementPopup';

/** The announcement popup of home, joined to the session and the browser's memory (POPUP-01 to 03). */
export function AnnouncementPopup() {
  const { items, open, close } = useAnnouncementPopup();
  const follow = useFollowLink();
  const followAndClose = (link: string) => {
    close();
    follow(link);
  };
  return (
    <AnnouncementPopupView items={items} open={open} onClose={close} onFollow={followAndClose} />
  );
}
