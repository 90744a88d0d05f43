import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { buttonClass, Sheet, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { jackpotEntriesOptions } from '../queries';
import { JackpotEntries } from '../views/JackpotEntries';
import styles from '../views/JackpotEntries.module.css';

export interface JackpotSheetProps {
  open: boolean;
  onClose: () => void;
}

const gamesHref = paths.gameList.href({ gameType: 'RNG', gameClassify: 'JACKPOT' });

/** The pot that can be won: what it is made of, how it falls, who won before, and the way to its games. */
export function JackpotSheet({ open, onClose }: JackpotSheetProps) {
  const options = jackpotEntriesOptions(useWps());
  const state = useViewState(useQuery({ ...options, enabled: open }));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="jackpot.title" />}
      actions={
        <Link to={gamesHref} className={buttonClass({ block: true })}>
          <FormattedMessage id="jackpot.sheet.games" />
        </Link>
      }
    >
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(entries) => <JackpotEntries entries={entries} />}
      </StateView>
    </Sheet>
  );
}
