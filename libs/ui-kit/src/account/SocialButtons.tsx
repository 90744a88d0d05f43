import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { ButtonRow } from '../button/ButtonRow';
import { accountMessages } from './messages';
import styles from './SocialButtons.module.css';

export type SocialName = 'facebook' | 'google';

export interface SocialButtonsProps {
  /** The accounts on offer, in order. */
  names: readonly SocialName[];
  /** The one whose window is open. */
  pending?: SocialName;
  onSelect: (name: SocialName) => void;
}

/** Buttons that log in with an account held elsewhere (LOGIN-06). */
export function SocialButtons({ names, pending, onSelect }: SocialButtonsProps) {
  const { formatMessage } = useIntl();
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={formatMessage(accountMessages.social)} className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        <FormattedMessage {...accountMessages.social} />
      </p>
      <ButtonRow>
        {names.map((name) => (
          <Button
            key={name}
            variant="ghost"
            loading={pending === name}
            disabled={pending !== undefined && pending !== name}
            onClick={() => onSelect(name)}
          >
            <FormattedMessage {...accountMessages[name]} />
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
