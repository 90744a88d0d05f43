import { useHomeAnnouncements } from '../useHomeAnnouncements';
import { MarqueeStrip } from '../views/MarqueeStrip';

/** The announcements of the platform; a failed load reads as none, the list itself tells why (HOME-02). */
export function MarqueeBlock() {
  const { data, isError } = useHomeAnnouncements();
  return <MarqueeStrip notices={data?.notices ?? (isError ? [] : undefined)} />;
}
