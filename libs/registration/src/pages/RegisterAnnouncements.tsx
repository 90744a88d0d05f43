import { useLanguage } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { registerAnnouncementsOptions } from '../queries';
import { Announcements } from '../views/Announcements';

/** Announcements of the registration screen (REG-07). Without them, or when they fail, the form stands alone. */
export function RegisterAnnouncements() {
  const { code } = useMerchant();
  const { language } = useLanguage();
  const { data = [] } = useQuery(registerAnnouncementsOptions(useWps(), code, language));
  return data.length > 0 && <Announcements items={data} />;
}
