import { usePlatform } from '@playhouse/platform';
import { buttonClass, ButtonContent, ButtonRow } from '@playhouse/ui-kit';
import type { Merchant } from '@playhouse/whitelabel';
import { FormattedMessage, defineMessages } from 'react-intl';
import { downloadsFor } from '../logic/downloads';

const messages = defineMessages({
  Android: {
    id: 'agent.download.android',
    defaultMessage: 'Android app',
    description: 'Link that downloads the Android app',
  },
  IOS: { id: 'agent.download.ios', defaultMessage: 'iOS app', description: 'Link to the iOS app' },
  MOBILECONFIG: {
    id: 'agent.download.profile',
    defaultMessage: 'iOS profile',
    description: 'Link that downloads the iOS web-clip profile',
  },
});

/** The app for this device; nothing where the site already runs as an app (AGENT-06). */
export function AgentDownloads({ resources }: Pick<Merchant, 'resources'>) {
  const links = downloadsFor(usePlatform(), resources);
  if (links.length === 0) return null;
  return (
    <ButtonRow>
      {links.map(({ kind, url }) => (
        <a key={kind} href={url} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="download">
            <FormattedMessage {...messages[kind]} />
          </ButtonContent>
        </a>
      ))}
    </ButtonRow>
  );
}
