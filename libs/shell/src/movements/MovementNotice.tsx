import { useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { movementMessages as messages } from '@playhouse/movements';
import type { Movement } from '@playhouse/movements';
import { useErrorText } from '@playhouse/platform';
import { Button, buttonClass, Icon } from '@playhouse/ui-kit';
import { BusinessError } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { amountOf, recordOf, stateOf } from '../logic/movement';
import styles from './MovementStrip.module.css';

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
  const state = stateOf(movement);
  const record = state === 'done' ? recordOf(movement) : undefined;
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
            <FormattedMessage {...messages.open} />
          </Link>
        )}
        {state === 'unknown' && (
          <Link className={buttonClass({ size: 's', variant: 'ghost' })} to={paths.service.href()}>
            <FormattedMessage {...messages.service} />
          </Link>
        )}
        {movement.end !== undefined && (
          <Button size="s" variant="ghost" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        )}
      </span>
    </li>
  );
}

function What({ movement }: Pick<MovementNoticeProps, 'movement'>) {
  const money = useMoney();
  const { formatMessage } = useIntl();
  const kind = formatMessage(messages.kinds[movement.kind]);
  const amount = amountOf(movement);
  if (amount === undefined) return kind;
  return <FormattedMessage {...messages.what} values={{ kind, amount: money(amount) }} />;
}

function Became({ movement, balance }: Omit<MovementNoticeProps, 'onClose'>) {
  const money = useMoney();
  const errorText = useErrorText();
  const { key, kind, end } = movement;
  switch (stateOf(movement)) {
    case 'underWay':
      return <FormattedMessage {...messages.underWay} />;
    case 'unknown':
      return <FormattedMessage {...messages.unknown} values={{ reference: key }} />;
    case 'refused': {
      const refusal = new BusinessError({ code: end?.code ?? '', status: 200 }, key);
      return <FormattedMessage {...messages.refused} values={{ why: errorText(refusal).text }} />;
    }
    case 'done':
      if (kind === 'deposit') return <FormattedMessage {...messages.depositDone} />;
      if (balance === undefined) return <FormattedMessage {...messages.done} />;
      return (
        <FormattedMessage {...messages.doneWithBalance} values={{ balance: money(balance) }} />
      );
  }
}
