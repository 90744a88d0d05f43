import { useLanguage } from '@playhouse/i18n';
import { useFollowLink } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { noticesOptions } from '../queries';
import { NoticesView } from '../views/NoticesView';

/** /m/notice */
export function NoticePage() {
  const { language } = useLanguage();
  const query = useQuery(noticesOptions(useWps(), language, useSession()));
  return <NoticesView state={useViewState(query)} onFollow={useFollowLink()} />;
}
