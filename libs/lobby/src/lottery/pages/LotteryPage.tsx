import { paths } from '@playhouse/navigation';
import { Page, Tabs } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LotteryGroups } from './LotteryGroups';
import { categoryMessage } from '@playhouse/categories';
import { categoryIcon } from '../../shared/logic/categoryIcon';
import { prizeModes, readPrizeMode } from '../logic/lottery';
import { LotteryLinks } from '../views/draws/LotteryLinks';
import { SectionHeader } from '../../shared/views/SectionHeader';

const messages = defineMessages({
  title: {
    id: 'lobby.lottery.title',
    defaultMessage: 'Lottery',
    description: 'Title of the lottery screen',
  },
  modes: {
    id: 'lobby.lottery.modes',
    defaultMessage: 'Kinds of lottery',
    description: 'Accessible name of the tabs of the lottery screen',
  },
});

/** `/m/lottery?prize_mode=`: lotteries by prize mode (ROUTE-07). */
export function LotteryPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const prizeMode = readPrizeMode(params);
  return (
    <Page title={formatMessage(messages.title)} hideTitle>
      <SectionHeader
        title={<FormattedMessage {...messages.title} />}
        href={paths.moreLottery.href()}
      />
      <LotteryLinks />
      <Tabs
        label={formatMessage(messages.modes)}
        fill
        value={prizeMode}
        onChange={(mode) => setParams({ prize_mode: mode }, { replace: true })}
        items={prizeModes.map((mode) => ({
          value: mode,
          icon: categoryIcon(mode),
          label: <FormattedMessage {...categoryMessage(mode)} />,
        }))}
      >
        <LotteryGroups key={prizeMode} prizeMode={prizeMode} />
      </Tabs>
    </Page>
  );
}
