import { useScreen } from '@playhouse/navigation';
import { Page, Skeleton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';

/** A screen's frame while its page is on its way: the heading, and the shape of what a screen mostly holds. */
export function AwaitedScreen() {
  const { formatMessage } = useIntl();
  const title = useScreen()?.title;
  return (
    <Page {...(title === undefined ? {} : { title: formatMessage({ id: title }) })}>
      <div aria-busy="true">
        <Skeleton count={5} />
      </div>
    </Page>
  );
}
