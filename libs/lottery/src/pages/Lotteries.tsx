import { paths } from '@playhouse/navigation';
import { StateView } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { useLotteries } from '../queries/useLotteries';
import type { PrizeMode } from '@playhouse/categories';
import { LotteryList } from '../views/draws/LotteryList';
import { LotteryListSkeleton } from '../views/draws/LotteryListSkeleton';

export interface LotteriesProps {
  prizeMode: PrizeMode;
  /** Shows this group alone. @default every group */
  group?: string | undefined;
  /** Stands above the lotteries, and is left out where there are none. */
  heading?: ReactNode;
}

/** The lotteries of a prize mode; each leads to its start screen (ROUTE-07). */
export function Lotteries({ prizeMode, group, heading }: LotteriesProps) {
  const state = useLotteries(prizeMode);
  const list = (
    <StateView state={state} skeleton={<LotteryListSkeleton />}>
      {(lotteries) => (
        <LotteryList
          lotteries={
            group === undefined ? lotteries : lotteries.filter((item) => item.group === group)
          }
          hrefOf={({ code }) => paths.startLottery.href({ prize_mode: prizeMode, code })}
        />
      )}
    </StateView>
  );
  if (heading === undefined) return list;
  if (state.status === 'empty') return undefined;
  return (
    <section>
      {heading}
      {list}
    </section>
  );
}
