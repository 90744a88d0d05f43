import { paths } from '@playhouse/navigation';
import { StateView } from '@playhouse/ui-kit';
import { useLotteries } from '../hooks/useLotteries';
import type { PrizeMode } from '../logic/lottery';
import { LotteryList } from '../views/lottery/LotteryList';
import { LotteryListSkeleton } from '../views/lottery/LotteryListSkeleton';

/** The lotteries of a prize mode; each leads to its start screen (ROUTE-07). */
export function Lotteries({ prizeMode }: { prizeMode: PrizeMode }) {
  return (
    <StateView state={useLotteries(prizeMode)} skeleton={<LotteryListSkeleton />}>
      {(lotteries) => (
        <LotteryList
          lotteries={lotteries}
          hrefOf={({ code }) => paths.startLottery.href({ prize_mode: prizeMode, code })}
        />
      )}
    </StateView>
  );
}
