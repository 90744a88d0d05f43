import { paths, toInAppHref } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { memberNoticesOptions } from '../queries';
import { NoticesView } from '../views/NoticesView';

/** Announcements to members; `types=A` shows those to agents (ROUTE-14). */
export function MemberNoticePage() {
  const { formatMessage } = useIntl();
  const { code } = useMerchant();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const options = memberNoticesOptions(useWps(), search.get('types') ?? 'PL', code);
  const state = useViewState(useQuery(options));
  return (
    <Page title={formatMessage({ id: 'screens.notice' })}>
      <StateView
        state={state}
        skeleton={<Skeleton count={5} />}
        empty={
          <EmptyState icon="megaphone" title={<FormattedMessage id="member.notice.empty" />} />
        }
      >
        {(notices) => (
          <NoticesView
            notices={notices}
            onNavigate={(path) => void navigate(toInAppHref(path) ?? paths.home.href())}
          />
        )}
      </StateView>
    </Page>
  );
}
