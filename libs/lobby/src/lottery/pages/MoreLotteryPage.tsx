import { Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Lotteries } from './Lotteries';
import { categoryName } from '@playhouse/categories';
import { categoryIcon } from '../../shared/logic/categoryIcon';
import { prizeModes } from '../logic/lottery';
import { SectionHeader } from '../../shared/views/SectionHeader';

/** `/m/moreLottery`: every lottery of every prize mode (ROUTE-07). */
export function MoreLotteryPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'lobby.moreLottery.title' })}>
      {prizeModes.map((mode) => (
        <Lotteries
          key={mode}
          prizeMode={mode}
          heading={
            <SectionHeader
              icon={categoryIcon(mode)}
              title={<FormattedMessage id={categoryName(mode)} />}
            />
          }
        />
      ))}
    </Page>
  );
}
