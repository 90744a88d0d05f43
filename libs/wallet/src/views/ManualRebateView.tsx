import { categoryNames } from '@playhouse/categories';
import { useMoney } from '@playhouse/i18n';
import { useReportWriter } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, FormRefusal, RecordList } from '@playhouse/ui-kit';
import type { CallAnswer, memberCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './BalanceCard.module.css';

export type ManualRebate = CallAnswer<typeof memberCalls.manualRebate>;

export interface ManualRebateViewProps {
  readonly rebate: ManualRebate;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onClaim: () => void;
}

/** The rebates that can be claimed now, by category of games (ROUTE-17). */
export function ManualRebateView({ rebate, pending, refusal, onClaim }: ManualRebateViewProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const write = useReportWriter();
  return (
    <>
      <Card look="hero" className={styles.card}>
        <span>
          <FormattedMessage id="wallet.manualRebate.ready" />
        </span>
        <strong className={styles.balance} translate="no">
          {money(rebate.total)}
        </strong>
      </Card>
      <RecordList
        label={formatMessage({ id: 'screens.manualRebate' })}
        items={rebate.categories.map((category) => ({
          id: `${category.gameType} ${category.rate}`,
          title: write.nameOf(categoryNames, category.gameType),
          amount: money(category.amount),
          details: [
            { label: write.text('wallet.figure.bet'), value: money(category.betAmount) },
            { label: write.text('wallet.figure.rate'), value: write.percent(category.rate) },
          ],
        }))}
      />
      <FormRefusal refusal={refusal} />
      <Button size="l" block loading={pending} disabled={rebate.total <= 0} onClick={onClaim}>
        <FormattedMessage id="wallet.manualRebate.claim" />
      </Button>
    </>
  );
}
