import { useDateTime } from '@playhouse/i18n';
import { Badge, EmptyState, Page, RichText, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Accordion } from './Accordion';

export interface Notice {
  readonly id: string;
  readonly title: string;
  /** HTML; cleaned before it is shown. */
  readonly content?: string | null;
  /** Epoch milliseconds. */
  readonly publishTime?: number | null;
  readonly read?: boolean | null;
}

interface NoticesViewProps {
  readonly state: ViewState<readonly Notice[]>;
  readonly onFollow: (path: string) => void;
}

/** The list of announcements; a tap opens one in its place (ROUTE-05, HOME-02). */
export function NoticesView({ state, onFollow }: NoticesViewProps) {
  const intl = useIntl();
  const empty = (
    <EmptyState
      icon="megaphone"
      title={<FormattedMessage id="content.notice.empty" />}
      text={<FormattedMessage id="content.notice.empty.text" />}
    />
  );
  return (
    <Page title={intl.formatMessage({ id: 'screens.notice' })}>
      <StateView state={state} skeleton={<Skeleton count={6} />} empty={empty}>
        {(notices) => <NoticeList notices={notices} onFollow={onFollow} />}
      </StateView>
    </Page>
  );
}

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onFollow: (path: string) => void;
}

function NoticeList({ notices, onFollow }: NoticeListProps) {
  const [active, setActive] = useState(-1);
  const format = useDateTime();
  const entries = notices.map(({ id, title, content, publishTime, read }) => ({
    key: id,
    title,
    text: publishTime ? format.dateTime(publishTime) : undefined,
    badge: read === false && (
      <Badge tone="accent" look="solid">
        <FormattedMessage id="content.notice.new" />
      </Badge>
    ),
    content: <RichText html={content || title} onExternalLink={onFollow} onNavigate={onFollow} />,
  }));
  return <Accordion entries={entries} active={active} onSelect={setActive} />;
}
