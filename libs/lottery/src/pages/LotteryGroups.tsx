import { useWps, useLastKnown } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListLanguage } from '@playhouse/i18n';
import { lastMenu } from '../queries/lastLotteries';
import { listGroups } from '../logic/lottery';
import type { PrizeMode } from '@playhouse/categories';
import { lotteryMenuOptions } from '../queries/lotteryQueries';
import { LotteryMenu } from '../views/draws/LotteryMenu';
import { Lotteries } from './Lotteries';

/** The lotteries of a prize mode under the platform's menu of groups, which narrows them down. */
export function LotteryGroups({ prizeMode }: { prizeMode: PrizeMode }) {
  // Without the menu all lotteries show.
  const language = useListLanguage();
  const { data: menu = [] } = useQuery({
    ...lotteryMenuOptions(useWps(), language),
    placeholderData: useLastKnown(lastMenu, language),
  });
  const [chosen, setChosen] = useState<string>();
  const groups = listGroups(menu, prizeMode);
  const group = groups.find((name) => name === chosen);
  return (
    <>
      {groups.length > 1 && <LotteryMenu groups={groups} group={group} onGroup={setChosen} />}
      <Lotteries prizeMode={prizeMode} group={group} />
    </>
  );
}
