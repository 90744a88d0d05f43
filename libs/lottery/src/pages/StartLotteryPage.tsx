import { useWps } from '@playhouse/platform';
import { Page, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLotteries } from '../queries/useLotteries';
import { useOpenGame, getLaunchRule } from '@playhouse/categories';
import { readPrizeMode } from '@playhouse/categories';
import { vietnameseVendor } from '../logic/lottery';
import { vietnameseNumeroOptions } from '../queries/lotteryQueries';
import { LotteryLinks } from '../views/draws/LotteryLinks';
import { LotteryListSkeleton } from '../views/draws/LotteryListSkeleton';
import { StartLotteryView } from '../views/draws/StartLotteryView';
import type { LotteryItem } from '../logic/toLottery';

/** `/m/startLottery?prize_mode=&code=`: one lottery and the ways to play it (ROUTE-07, LAUNCH-02). */
export function StartLotteryPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const state = useLotteries(readPrizeMode(params));
  const code = params.get('code');
  return (
    <Page title={formatMessage({ id: 'screens.startLottery' })}>
      <StateView state={state} skeleton={<LotteryListSkeleton rows={1} />}>
        {(lotteries) => (
          <Start lottery={lotteries.find((item) => item.code === code) ?? lotteries[0]} />
        )}
      </StateView>
      <LotteryLinks />
    </Page>
  );
}

function Start({ lottery }: { lottery: LotteryItem | undefined }) {
  const open = useOpenGame();
  const vietnamese = lottery?.vendor === vietnameseVendor;
  const issues = useQuery({
    ...vietnameseNumeroOptions(useWps(), lottery?.code),
    enabled: vietnamese,
  });
  if (!lottery) return undefined;
  const { vendor, code, nodeId } = lottery;
  return (
    <StartLotteryView
      lottery={lottery}
      issue={vietnamese ? issues.data?.[0]?.numero : lottery.issue}
      isChoosable={getLaunchRule(vendor).kind === 'lottery'}
      onStart={(playType) => open({ vassalage: vendor, roomId: code, nodeId }, { playType })}
    />
  );
}
