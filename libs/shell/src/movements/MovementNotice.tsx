import type { MessageId } from '@playhouse/i18n';
import { Amount } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { Movement } from '@playhouse/movements';
import { useErrorText } from '@playhouse/platform';
import { Button, buttonClass, Icon } from '@playhouse/ui-kit';
import { BusinessError } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { getMovedAmount, getRecordHref, getMovementState } from '../logic/movement';
import styles from './MovementStrip.module.css';

const kindNames: Readonly<Record<Movement['kind'], MessageId>> = {
  deposit: 'movements.kind.deposit',
  withdraw: 'movements.kind.withdraw',
  transfer: 'movements.kind.transfer',
  rebate: 'movements.kind.rebate',
  reward: 'movements.kind.reward',
  gift: 'movements.kind.gift',
  redRain: 'movements.kind.redRain',
  lotteryCancel: 'movements.kind.lotteryCancel',
  round: 'movements.kind.round',
  lottery: 'movements.kind.lottery',
};

export interface MovementNoticeProps {
  readonly movement: Movement;
  /** Major units; `undefined` while it is hidden or being read anew. */
  readonly balance: number | undefined;
  readonly onClose: () => void;
}

const icons = {
  underWay: 'clock',
  unknown: 'alert',
  done: 'check-circle',
  refused: 'alert',
} as const;

/** One movement: what it is, what became of it, and where to go from here. */
export function MovementNotice({ movement, balance, onClose }: MovementNoticeProps) {
  const state = getMovementState(movement);
  const record = state === 'done' ? getRecordHref(movement) : undefined;
  return (
    <li className={styles.notice} data-state={state}>
      <Icon name={icons[state]} size="s" />
      <p className={styles.text}>
        <strong>
          <What movement={movement} />
        </strong>{' '}
        <Became movement={movement} balance={balance} />
      </p>
      <span className={styles.actions}>
        {record !== undefined && (
          <Link className={buttonClass({ size: 's', variant: 'ghost' })} to={record}>
            <FormattedMessage id="movements.open" />
          </Link>
        )}
        {state === 'unknown' && (
          <Link className={buttonClass({ size: 's', variant: 'ghost' })} to={paths.service.href()}>
            <FormattedMessage id="movements.service" />
          </Link>
        )}
        {movement.end !== undefined && (
          <Button size="s" variant="ghost" onClick={onClose}>
            <FormattedMessage id="movements.close" />
          </Button>
        )}
      </span>
    </li>
  );
}

function What({ movement }: Pick<MovementNoticeProps, 'movement'>) {
  const { formatMessage } = useIntl();
  const kind = formatMessage({ id: kindNames[movement.kind] });
  const amount = getMovedAmount(movement);
  if (amount === undefined) return kind;
  return (
    <FormattedMessage id="movements.what" values={{ kind, amount: <Amount value={amount} /> }} />
  );
}

function Became({ movement, balance }: Omit<MovementNoticeProps, 'onClose'>) {
  const errorText = useErrorText();
  const { key, kind, end } = movement;
  switch (getMovementState(movement)) {
    case 'underWay':
      return <FormattedMessage id="movements.underWay" />;
    case 'unknown':
      return <FormattedMessage id="movements.unknown" values={{ reference: key }} />;
    case 'refused': {
      const refusal = new BusinessError({ code: end?.code ?? '', status: 200 }, key);
      return <FormattedMessage id="movements.refused" values={{ why: errorText(refusal).text }} />;
    }
    case 'done':
      if (kind === 'deposit') return <FormattedMessage id="movements.depositDone" />;
      if (balance === undefined) return <FormattedMessage id="movements.done" />;
      return (
        <FormattedMessage
          id="movements.doneWithBalance"
          values={{ balance: <Amount value={balance} /> }}
        />
      );
  }
}
