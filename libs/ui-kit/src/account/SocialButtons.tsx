import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { ButtonRow } from '../button/ButtonRow';
import styles from './SocialButtons.module.css';

const texts = { facebook: 'ui.social.facebook', google: 'ui.social.google' } as const;

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
    <div
      role="group"
      aria-label={formatMessage({ id: 'ui.social.title' })}
      className={styles.group}
    >
      <p className={styles.title} aria-hidden="true">
        <FormattedMessage id="ui.social.title" />
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
            <FormattedMessage id={texts[name]} />
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
