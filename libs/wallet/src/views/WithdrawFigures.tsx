import { useMoney } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { FormattedNumber } from 'react-intl';
import { getFee } from '../logic/amount';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { Figures } from './Figures';
import type { Figure } from './Figures';

export interface WithdrawFiguresProps {
  readonly config: WithdrawConfig;
  /** Major units; `undefined` until a valid one is there. */
  readonly amount: number | undefined;
}

/** The allowance left for today, the fee, and the amount that arrives. */
export function WithdrawFigures({ config, amount }: WithdrawFiguresProps) {
  const { scale } = useMerchant().currency;
  const money = useMoney();
  const figures: Figure[] = [
    ['wallet.withdraw.remaining', money(config.remainingToday)],
    ['wallet.withdraw.times', <FormattedNumber key="count" value={config.remainingCount} />],
  ];
  if (amount !== undefined) {
    const fee = getFee(amount, config.feeRate, scale);
    figures.push(
      ['wallet.figure.fee', money(fee)],
      ['wallet.withdraw.arrives', money(amount - fee)],
    );
  }
  return <Figures figures={figures} />;
}
