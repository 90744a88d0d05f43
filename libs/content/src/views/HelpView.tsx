import { paths } from '@playhouse/navigation';
import { buttonClass, EmptyState, Page, RichText, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Accordion } from './Accordion';
import styles from './HelpView.module.css';
import { Lead } from './Lead';
import { ScreenBar } from './ScreenBar';

export interface HelpText {
  readonly title: string;
  /** HTML; cleaned before it is shown. */
  readonly content: string;
}

interface HelpViewProps {
  readonly state: ViewState<readonly HelpText[]>;
  /** Index of the open text, -1 for none. */
  readonly active: number;
  readonly onSelect: (index: number) => void;
  readonly onFollow: (path: string) => void;
}

/** The help centre: titles of which the clicked one is active (HELP-01). */
export function HelpView({ state, active, onSelect, onFollow }: HelpViewProps) {
  const intl = useIntl();
  const entriesOf = (texts: readonly HelpText[]) =>
    texts.map(({ title, content }, index) => ({
      key: `${index} ${title}`,
      title,
      content: (
        <>
          <RichText html={content} onExternalLink={onFollow} onNavigate={onFollow} />
          <Link className={styles.more} to={paths.helpDetail.href({ i: index })}>
            <FormattedMessage id="content.help.open" />
          </Link>
        </>
      ),
    }));
  return (
    <>
      <ScreenBar title={intl.formatMessage({ id: 'content.help.title' })} />
      <Page>
        <Lead icon="help">
          <FormattedMessage id="content.help.text" />
        </Lead>
        <StateView state={state} skeleton={<Skeleton count={6} />} empty={<NoHelp />}>
          {(texts) => <Accordion entries={entriesOf(texts)} active={active} onSelect={onSelect} />}
        </StateView>
        {state.status !== 'loading' && <ServiceWay />}
      </Page>
    </>
  );
}

/** In place of the texts when there are none. */
export function NoHelp() {
  return (
    <EmptyState
      icon="help"
      title={<FormattedMessage id="content.help.empty" />}
      text={<FormattedMessage id="content.help.empty.text" />}
    />
  );
}

/** From help to the people who can help. */
export function ServiceWay() {
  return (
    <aside className={styles.service}>
      <strong>
        <FormattedMessage id="content.help.contact" />
      </strong>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.service.href()}>
        <FormattedMessage id="screens.service" />
      </Link>
    </aside>
  );
}
