import { useRefusal, useReportWriter, useViewState, useWps } from '@playhouse/platform';
import { Button, Card, Form, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSetRebates } from '../hooks/useSetRebates';
import { readRates, toDrafts } from '../logic/rates';
import { rebateSettingsOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { RateFields } from '../views/RateFields';
import { RatesOwner } from '../views/TeamOwner';

/** Rates of new downlines, or of the one in `?memberId=`, `/m/member/agent/agentRebeat`. */
export function RebateSettingsPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const memberId = search.get('memberId') ?? undefined;
  const query = useQuery(rebateSettingsOptions(useWps(), memberId));
  const state = useViewState(query);
  return (
    <Page
      title={formatMessage({ id: 'screens.rebateSettings' })}
      subtitle={query.data ? <RatesOwner account={query.data.account} /> : '\u00a0'}
    >
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ rates }) => <RebateForm key={memberId} rates={rates} memberId={memberId} />}
      </StateView>
    </Page>
  );
}

interface RebateFormProps {
  rates: readonly agentCalls.RebateRate[];
  memberId: string | undefined;
}

function RebateForm({ rates, memberId }: RebateFormProps) {
  const { formatMessage } = useIntl();
  const { day: writeDay } = useReportWriter();
  const form = useForm({ defaultValues: { rates: toDrafts(rates) }, mode: 'onTouched' });
  const save = useSetRebates();
  const refusal = useRefusal({}, save);
  const send = form.handleSubmit(({ rates: drafts }) => {
    const sent = readRates(rates, drafts);
    if (sent === undefined || save.isPending) return;
    save.mutate(
      { memberId, rates: sent },
      {
        onSuccess: ({ countsFrom }) =>
          toast.success(formatMessage({ id: 'agent.saved' }, { day: writeDay(countsFrom) })),
      },
    );
  });
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        <p className={styles.note}>
          {memberId === undefined ? (
            <FormattedMessage id="agent.rates.newcomers" />
          ) : (
            <FormattedMessage id="agent.rates.fromTomorrow" />
          )}
        </p>
        <Card look="raised" className={styles.form}>
          <RateFields rates={rates} />
          <Button type="submit" block loading={save.isPending}>
            <FormattedMessage id="agent.save" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}
