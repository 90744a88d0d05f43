import { paths } from '@playhouse/navigation';
import { Page, Tabs } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LotteryGroups } from './LotteryGroups';
import { categoryName } from '@playhouse/categories';
import { categoryIcon } from '../../shared/logic/categoryIcon';
import { prizeModes, readPrizeMode } from '../logic/lottery';
import { LotteryLinks } from '../views/draws/LotteryLinks';
import { SectionHeader } from '../../shared/views/SectionHeader';

/** `/m/lottery?prize_mode=`: lotteries by prize mode (ROUTE-07). */
export function LotteryPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const prizeMode = readPrizeMode(params);
  return (
    <Page title={formatMessage({ id: 'lobby.lottery.title' })} hideTitle>
      <SectionHeader
        title={<FormattedMessage id="lobby.lottery.title" />}
        href={paths.moreLottery.href()}
      />
      <LotteryLinks />
      <Tabs
        label={formatMessage({ id: 'lobby.lottery.modes' })}
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
