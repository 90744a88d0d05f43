import { Chip } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './LotteryMenu.module.css';

export interface LotteryMenuProps {
  groups: readonly string[];
  /** undefined is all. */
  group: string | undefined;
  onGroup: (group: string | undefined) => void;
}

const messages = defineMessages({
  label: {
    id: 'lobby.lottery.groups',
    defaultMessage: 'Groups of lotteries',
    description: 'Accessible name of the chips that narrow the list of lotteries down',
  },
  all: {
    id: 'lobby.lottery.allGroups',
    defaultMessage: 'All',
    description: 'Lotteries of every group',
  },
});

/** Groups of lotteries as the platform's menu names them. */
export function LotteryMenu({ groups, group, onGroup }: LotteryMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage(messages.label)} className={styles.menu}>
      <Chip selected={group === undefined} onClick={() => onGroup(undefined)}>
        <FormattedMessage {...messages.all} />
      </Chip>
      {groups.map((name) => (
        <Chip key={name} selected={name === group} onClick={() => onGroup(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
