import { useLanguage } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { homeAnnouncementsOptions } from '../queries';

/** What the platform announces on home, as a query shared by banner, marquee and popup (HOME-04). */
export function useHomeAnnouncements() {
  const { language } = useLanguage();
  return useQuery(homeAnnouncementsOptions(useWps(), language, useSession()));
}
