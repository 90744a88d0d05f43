import type { MessageId } from '@playhouse/i18n';
import { EmptyState, Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { DownloadLinks, InstallGuide as Guide } from '../logic/download';
import styles from './DownloadChoices.module.css';
import { InstallGuide } from './InstallGuide';

interface DownloadChoicesProps {
  readonly links: DownloadLinks;
  readonly guide: Guide | undefined;
}

interface Choice {
  readonly kind: keyof DownloadLinks;
  readonly icon: IconName;
  readonly label: MessageId;
}

// The home-screen shortcut is deliberately not among them (DL-03); the guide explains it.
const choices: readonly Choice[] = [
  { kind: 'android', icon: 'play', label: 'content.download.android' },
  { kind: 'ios', icon: 'phone', label: 'content.download.ios' },
  { kind: 'profile', icon: 'shield', label: 'content.download.profile' },
];

/** The downloads that the merchant offers, and the guide for iPhones (DL-03, DL-04). */
export function DownloadChoices({ links, guide }: DownloadChoicesProps) {
  const offered = choices.flatMap((choice) => {
    const href = links[choice.kind];
    return href === undefined ? [] : [{ ...choice, href }];
  });
  return (
    <div className={styles.choices}>
      {offered.map(({ kind, icon, label, href }) => (
        <a key={kind} className={styles.choice} href={href} rel="noopener">
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <strong className={styles.label}>
            <FormattedMessage id={label} />
          </strong>
          <Icon name="download" />
        </a>
      ))}
      {offered.length === 0 && guide === undefined && (
        <EmptyState
          icon="download"
          title={<FormattedMessage id="content.download.none" />}
          text={<FormattedMessage id="content.download.none.text" />}
        />
      )}
      {guide && <InstallGuide guide={guide} />}
    </div>
  );
}
