import { Page, SectionHeader } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Lotteries } from './Lotteries';
import { categoryName, categoryIcon } from '@playhouse/categories';
import { prizeModes } from '@playhouse/categories';

/** `/m/moreLottery`: every lottery of every prize mode (ROUTE-07). */
export function MoreLotteryPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.moreLottery' })} wide>
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
