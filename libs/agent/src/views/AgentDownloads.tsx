import { usePlatform } from '@playhouse/platform';
import { buttonClass, ButtonContent, ButtonRow } from '@playhouse/ui-kit';
import type { Merchant } from '@playhouse/whitelabel';
import { FormattedMessage } from 'react-intl';
import { downloadsFor } from '../logic/downloads';

const messages = {
  Android: 'agent.download.android',
  IOS: 'agent.download.ios',
  MOBILECONFIG: 'agent.download.profile',
} as const;

/** The app for this device; nothing where the site already runs as an app (AGENT-06). */
export function AgentDownloads({ resources }: Pick<Merchant, 'resources'>) {
  const links = downloadsFor(usePlatform(), resources);
  if (links.length === 0) return null;
  return (
    <ButtonRow>
      {links.map(({ kind, url }) => (
        <a key={kind} href={url} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="download">
            <FormattedMessage id={messages[kind]} />
          </ButtonContent>
        </a>
      ))}
    </ButtonRow>
  );
}
