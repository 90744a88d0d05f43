import { toDay } from '@playhouse/i18n';
import { useRefusal, useToday, useViewState, useWps } from '@playhouse/platform';
import {
  Button,
  ButtonRow,
  confirm,
  EmptyState,
  FormRefusal,
  Page,
  Skeleton,
  StateView,
  toast,
} from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { errorCodes } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInviteLinks } from '../hooks/useInviteLinks';
import { useRegisterDownline } from '../hooks/useRegisterDownline';
import { inviteLinksOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { InviteLinks } from '../views/InviteLinks';
import { RegisterForm } from '../views/RegisterForm';

/** Registers downlines directly or by link, `/m/agentRegister`. */
export function AgentRegisterPage() {
  const { formatMessage } = useIntl();
  const register = useRegisterDownline();
  const { create, remove } = useInviteLinks();
  const refusal = useRefusal({ [errorCodes.usernameExists]: 'username' }, register);
  const linkRefusal = useRefusal({}, create, remove);
  const { timeZone } = useMerchant();
  const today = useToday();
  const dayOf = (time: number) => toDay(time, timeZone);
  const askToRemove = async (id: string) => {
    const agreed = await confirm({
      title: formatMessage({ id: 'agent.register.removeAsk' }),
      text: formatMessage({ id: 'agent.register.removeText' }),
      confirmLabel: formatMessage({ id: 'agent.register.remove' }),
      tone: 'danger',
    });
    if (agreed) remove.mutate(id);
  };
  const links = useViewState(useQuery(inviteLinksOptions(useWps())));
  return (
    <Page title={formatMessage({ id: 'screens.agentRegister' })}>
      <RegisterForm
        // A new form after each success; after a failure everything typed stays.
        key={register.data?.id}
        busy={register.isPending}
        refusal={refusal}
        onSubmit={(downline) =>
          register.mutate(downline, {
            onSuccess: ({ account }) =>
              toast.success(formatMessage({ id: 'agent.register.done' }, { account })),
          })
        }
      />
      <section className={styles.stack}>
        <h2 className={styles.heading}>
          <FormattedMessage id="agent.register.links" />
        </h2>
        <FormRefusal refusal={linkRefusal} />
        <ButtonRow>
          <Button
            size="s"
            variant="secondary"
            loading={create.isPending}
            onClick={() => create.mutate(0)}
          >
            <FormattedMessage id="agent.register.newPlayerLink" />
          </Button>
          <Button
            size="s"
            variant="secondary"
            loading={create.isPending}
            onClick={() => create.mutate(1)}
          >
            <FormattedMessage id="agent.register.newAgentLink" />
          </Button>
        </ButtonRow>
        <StateView
          state={links}
          skeleton={<Skeleton className={styles.skeleton} />}
          empty={<EmptyState />}
        >
          {(items) => (
            <InviteLinks
              links={items}
              today={today}
              dayOf={dayOf}
              onRemove={(id) => void askToRemove(id)}
            />
          )}
        </StateView>
      </section>
    </Page>
  );
}
