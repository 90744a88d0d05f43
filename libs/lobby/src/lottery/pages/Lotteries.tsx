import { paths } from '@playhouse/navigation';
import { StateView } from '@playhouse/ui-kit';
import { useLotteries } from '../queries/useLotteries';
import type { PrizeMode } from '../logic/lottery';
import { LotteryList } from '../views/draws/LotteryList';
import { LotteryListSkeleton } from '../views/draws/LotteryListSkeleton';

export interface LotteriesProps {
  prizeMode: PrizeMode;
  /** Shows this group alone. @default every group */
  group?: string | undefined;
}

/** The lotteries of a prize mode; each leads to its start screen (ROUTE-07). */
export function Lotteries({ prizeMode, group }: LotteriesProps) {
  return (
    <StateView state={useLotteries(prizeMode)} skeleton={<LotteryListSkeleton />}>
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
}
