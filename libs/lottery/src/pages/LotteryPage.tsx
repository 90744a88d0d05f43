import { paths } from '@playhouse/navigation';
import { Page, SeeAllLink, Tabs } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LotteryGroups } from './LotteryGroups';
import { categoryName, categoryIcon } from '@playhouse/categories';
import { prizeModes, readPrizeMode } from '@playhouse/categories';
import { LotteryLinks } from '../views/draws/LotteryLinks';

/** `/m/lottery?prize_mode=`: lotteries by prize mode (ROUTE-07). */
export function LotteryPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const prizeMode = readPrizeMode(params);
  return (
    <Page
      title={formatMessage({ id: 'lottery.list.title' })}
      wide
      aside={<SeeAllLink to={paths.moreLottery.href()} />}
    >
      <LotteryLinks />
      <Tabs
        label={formatMessage({ id: 'lottery.list.modes' })}
        fill
        value={prizeMode}
        onChange={(mode) => setParams({ prize_mode: mode }, { replace: true })}
        items={prizeModes.map((mode) => ({
          value: mode,
          icon: categoryIcon(mode),
          label: <FormattedMessage id={categoryName(mode)} />,
        }))}
      >
        <LotteryGroups key={prizeMode} prizeMode={prizeMode} />
      </Tabs>
    </Page>
  );
}
