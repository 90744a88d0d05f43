import { useViewState, useWps, useLastKnown } from '@playhouse/platform';
import type { ViewState } from '@playhouse/platform';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { lastLotteries } from './lastLotteries';
import type { PrizeMode } from '@playhouse/categories';
import { toLottery } from '../logic/toLottery';
import { lotteriesOptions } from './lotteryQueries';
import type { LotteryItem } from '../logic/toLottery';

/** Lotteries of a prize mode, as their screens show them (ROUTE-07). */
export function useLotteries(prizeMode: PrizeMode): ViewState<LotteryItem[]> {
  const { imageCDNs } = useMerchant();
  const query = useQuery({
    ...lotteriesOptions(useWps(), prizeMode),
    placeholderData: useLastKnown(lastLotteries(prizeMode), 'ALL'),
  });
  const state = useViewState(query);
  if (state.status !== 'ready') return state;
  const items = state.data.map((lottery) =>
    toLottery(lottery, (path) => imageSources({ imageCDNs }, path)),
  );
  return { status: 'ready', data: items };
}
