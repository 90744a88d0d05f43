import { Chip } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './LotteryMenu.module.css';

export interface LotteryMenuProps {
  groups: readonly string[];
  /** undefined is all. */
  group: string | undefined;
  onGroup: (group: string | undefined) => void;
}

/** Groups of lotteries as the platform's menu names them. */
export function LotteryMenu({ groups, group, onGroup }: LotteryMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      role="group"
      aria-label={formatMessage({ id: 'lottery.list.groups' })}
      className={styles.menu}
    >
      <Chip selected={group === undefined} onClick={() => onGroup(undefined)}>
        <FormattedMessage id="lottery.list.allGroups" />
      </Chip>
      {groups.map((name) => (
        <Chip key={name} selected={name === group} onClick={() => onGroup(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
