import { useLanguage } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { homeAnnouncementsOptions } from '../queries';

/** The platform's announcements on home, a query shared by banner, marquee and popup (HOME-04). */
export function useHomeAnnouncements() {
  const { language } = useLanguage();
  return useQuery({
    ...homeAnnouncementsOptions(useWps(), language, useSession()),
    // A page arrives with what it tells everybody; a member sees that until what is meant for them is there.
    placeholderData: keepPreviousData,
  });
}
