import { paths } from '@playhouse/navigation';
import { Card, Page, RichText, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { NoHelp, ServiceWay } from './HelpView';
import type { HelpText } from './HelpView';
import styles from './HelpView.module.css';

interface HelpDetailViewProps {
  readonly state: ViewState<HelpText>;
  readonly onFollow: (path: string) => void;
}

/** One help text on a screen of its own (ROUTE-05). */
export function HelpDetailView({ state, onFollow }: HelpDetailViewProps) {
  const title = state.status === 'ready' ? state.data.title : undefined;
  return (
    <Page title={title}>
      <StateView state={state} skeleton={<Skeleton shape="text" count={10} />} empty={<NoHelp />}>
        {({ content }) => (
          <Card>
            <RichText html={content} onExternalLink={onFollow} onNavigate={onFollow} />
          </Card>
        )}
      </StateView>
      <Link className={styles.more} to={paths.help.href()}>
        <FormattedMessage id="content.help.all" />
      </Link>
      <ServiceWay />
    </Page>
  );
}
