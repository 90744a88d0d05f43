import { Avatar, Sheet } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useIntl } from 'react-intl';
import styles from './HeadIconSheet.module.css';

export interface HeadIconSheetProps {
  readonly open: boolean;
  readonly icon: string | undefined;
  readonly choices: readonly string[];
  readonly onChoose: (icon: string) => void;
  readonly onClose: () => void;
}

/** The pictures that a member may choose from (MINE-11). */
export function HeadIconSheet({ open, icon, choices, onChoose, onClose }: HeadIconSheetProps) {
  const merchant = useMerchant();
  const { formatMessage } = useIntl();
  return (
    <Sheet open={open} onClose={onClose} title={formatMessage({ id: 'member.icon.title' })}>
      <ul className={styles.list}>
        {choices.map((choice, index) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={choice === icon}
              aria-label={`${formatMessage({ id: 'member.icon.change' })} ${index + 1}`}
              onClick={() => onChoose(choice)}
            >
              <Avatar size="l" sources={imageSources(merchant, choice)} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
