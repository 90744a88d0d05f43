import { Page } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Lotteries } from './Lotteries';
import { categoryMessage } from '@playhouse/categories';
import { categoryIcon } from '../../shared/logic/categoryIcon';
import { prizeModes } from '../logic/lottery';
import { SectionHeader } from '../../shared/views/SectionHeader';

const title = defineMessages({
  title: {
    id: 'lobby.moreLottery.title',
    defaultMessage: 'All lotteries',
    description: 'Title of the screen with every lottery',
  },
}).title;

/** `/m/moreLottery`: every lottery of every prize mode (ROUTE-07). */
export function MoreLotteryPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(title)}>
      {prizeModes.map((mode) => (
        <Lotteries
          key={mode}
          prizeMode={mode}
          heading={
            <SectionHeader
              icon={categoryIcon(mode)}
              title={<FormattedMessage {...categoryMessage(mode)} />}
            />
          }
        />
      ))}
    </Page>
  );
}
