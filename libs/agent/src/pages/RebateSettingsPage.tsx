import { useViewState, useWps } from '@playhouse/platform';
import { Button, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSetRebates } from '../hooks/useSetRebates';
import { draftsOf, ratesOf } from '../logic/rates';
import { agentMessages, agentTitles } from '../messages';
import { rebateSettingsOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { RateFields } from '../views/RateFields';

/** Rates of new downlines, or of the one in `?memberId=`, `/m/member/agent/agentRebeat`. */
export function RebateSettingsPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const memberId = search.get('memberId') ?? undefined;
  const state = useViewState(useQuery(rebateSettingsOptions(useWps(), memberId)));
  return (
    <Page title={formatMessage(agentTitles.rebateSettings)}>
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(rates) => <RebateForm key={memberId} rates={rates} memberId={memberId} />}
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
  const [drafts, setDrafts] = useState(() => draftsOf(rates));
  const save = useSetRebates();
  const sent = ratesOf(rates, drafts);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (sent === undefined) return;
        save.mutate(
          { memberId, rates: sent },
          { onSuccess: () => toast.success(formatMessage(agentMessages.saved)) },
        );
      }}
    >
      <RateFields
        rates={rates}
        drafts={drafts}
        onChange={(gameType, text) => setDrafts({ ...drafts, [gameType]: text })}
      />
      <Button type="submit" block disabled={sent === undefined} loading={save.isPending}>
        <FormattedMessage {...agentMessages.save} />
      </Button>
    </form>
  );
}
