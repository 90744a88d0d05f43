import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OuterApp } from '../logic/outerApp';
import { ClosedView } from './ClosedView';

/** The last screen before an address outside the site (ROUTE-19). */
export function OuterAppView({ app }: { readonly app: OuterApp | undefined }) {
  if (app === undefined) {
    return (
      <ClosedView
        icon="link"
        title={<FormattedMessage id="content.outer.bad.title" />}
        text={<FormattedMessage id="content.outer.bad.text" />}
      />
    );
  }
  const { url, host } = app;
  return (
    <ClosedView
      icon="external"
      title={<FormattedMessage id="content.outer.title" />}
      text={<FormattedMessage id="content.outer.text" values={{ host }} />}
    >
      <a className={buttonClass()} href={url} rel="noopener noreferrer">
        <FormattedMessage id="content.outer.open" values={{ host }} />
      </a>
    </ClosedView>
  );
}
