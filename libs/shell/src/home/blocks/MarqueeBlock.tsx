import { useHomeAnnouncements } from '../useHomeAnnouncements';
import { MarqueeStrip } from '../views/MarqueeStrip';

/** The announcements of the platform; where they cannot be had, the list itself tells why (HOME-02). */
export function MarqueeBlock() {
  const { data, isError } = useHomeAnnouncements();
  return <MarqueeStrip notices={data?.notices ?? (isError ? 'unknown' : undefined)} />;
}
