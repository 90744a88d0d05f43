import { useMoney } from '@playhouse/i18n';
import { useDuration } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { FormattedNumber } from 'react-intl';
import { getFee } from '../logic/amount';
import type { findWay } from '../logic/payout';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { Figures } from './Figures';
import type { Figure } from './Figures';

export interface WithdrawFiguresProps {
  readonly config: WithdrawConfig;
  readonly way: ReturnType<typeof findWay>;
  /** Major units; `undefined` until a valid one is there. */
  readonly amount: number | undefined;
}

/** The allowance left for today, the fee, the amount that arrives, and when. */
export function WithdrawFigures({ config, way, amount }: WithdrawFiguresProps) {
  const money = useMoney();
  const arrival = useArrival(way, amount);
  const figures: Figure[] = [
    ['wallet.withdraw.remaining', money(config.remainingToday)],
    ['wallet.withdraw.times', <FormattedNumber key="count" value={config.remainingCount} />],
    ...arrival,
  ];
  return <Figures figures={figures} />;
}

/** Fee and net of an amount, and how long its way takes. */
export function useArrival(
  way: ReturnType<typeof findWay>,
  amount: number | undefined,
): readonly Figure[] {
  const { scale } = useMerchant().currency;
  const money = useMoney();
  const duration = useDuration();
  const fee = amount === undefined ? 0 : getFee(amount, way.feeRate, scale);
  return [
    ...(amount === undefined
      ? []
      : [
          ['wallet.figure.fee', money(fee)] as const,
          ['wallet.withdraw.arrives', money(amount - fee)] as const,
        ]),
    ...(way.minutes == null ? [] : [['wallet.figure.duration', duration(way.minutes)] as const]),
  ];
}
