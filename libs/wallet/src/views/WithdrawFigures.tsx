import { useMoney } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { feeOf } from '../logic/amount';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { figureMessages } from '../messages/reportMessages';
import { withdrawMessages } from '../messages/withdrawMessages';
import styles from './CashierForm.module.css';

const names = {
  remaining: withdrawMessages.remaining,
  times: withdrawMessages.times,
  fee: figureMessages.fee,
  arrives: withdrawMessages.arrives,
};

export interface WithdrawFiguresProps {
  readonly config: WithdrawConfig;
  /** Major units; `undefined` until a valid one is there. */
  readonly amount: number | undefined;
}

/** What is left for today, what it costs and what arrives. */
export function WithdrawFigures({ config, amount }: WithdrawFiguresProps) {
  const { scale } = useMerchant().currency;
  const money = useMoney();
  const fee = amount === undefined ? undefined : feeOf(amount, config.feeRate, scale);
  return (
    <dl className={styles.figures}>
      <Figure name="remaining">{money(config.remainingToday)}</Figure>
      <Figure name="times">
        <FormattedNumber value={config.remainingCount} />
      </Figure>
      {amount !== undefined && fee !== undefined && (
        <>
          <Figure name="fee">{money(fee)}</Figure>
          <Figure name="arrives">{money(amount - fee)}</Figure>
        </>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: keyof typeof names;
  readonly children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div>
      <dt>
        <FormattedMessage {...names[name]} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
