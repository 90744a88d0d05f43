import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OuterApp } from '../logic/outerApp';
import { downloadMessages } from '../messages';
import { ClosedView } from './ClosedView';

/** The last screen before an address outside the site (ROUTE-19). */
export function OuterAppView({ app }: { readonly app: OuterApp | undefined }) {
  if (app === undefined) {
    return (
      <ClosedView
        icon="link"
        title={<FormattedMessage {...downloadMessages.outerBadTitle} />}
        text={<FormattedMessage {...downloadMessages.outerBadText} />}
      />
    );
  }
  const { url, host } = app;
  return (
    <ClosedView
      icon="external"
      title={<FormattedMessage {...downloadMessages.outerTitle} />}
      text={<FormattedMessage {...downloadMessages.outerText} values={{ host }} />}
    >
      <a className={buttonClass()} href={url} rel="noopener noreferrer">
        <FormattedMessage {...downloadMessages.outerOpen} values={{ host }} />
      </a>
    </ClosedView>
  );
}
