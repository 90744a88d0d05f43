import { useLanguage } from '@playhouse/i18n';
import { useFollowLink } from '@playhouse/navigation';
import type { AskScreen } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { noticesOptions } from '../queries';
import { NoticesView } from '../views/NoticesView';

/** The announcements of the platform. */
export const askNotices: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(noticesOptions(wps, language));
};

/** /m/notice */
export function NoticePage() {
  const { language } = useLanguage();
  const query = useQuery(noticesOptions(useWps(), language, useSession()));
  return <NoticesView state={useViewState(query)} onFollow={useFollowLink()} />;
}
