import { useSession } from '@playhouse/session';
import { FormattedMessage } from 'react-intl';

export interface TeamOwnerProps {
  /** Account of a downline; left out for the agent's own team. */
  readonly account?: string | null | undefined;
}

/** The name below a heading: whose team the screen shows. */
export function TeamOwner({ account }: TeamOwnerProps) {
  const own = useSession()?.userName;
  return account == null ? (
    <FormattedMessage id="agent.owner.team" values={{ account: own }} />
  ) : (
    <FormattedMessage id="agent.owner.downlineTeam" values={{ account }} />
  );
}

/** The one member whose lines the screen shows. */
export function AccountName({ account }: { readonly account: string }) {
  return <FormattedMessage id="agent.owner.account" values={{ account }} />;
}

/** Whose income the screen shows: always the agent's own. */
export function IncomeOwner() {
  const account = useSession()?.userName;
  return <FormattedMessage id="agent.owner.income" values={{ account }} />;
}

/** Whose rates the screen sets: a downline's, or those that newcomers start with. */
export function RatesOwner({ account }: TeamOwnerProps) {
  return account == null ? (
    <FormattedMessage id="agent.owner.newcomerRates" />
  ) : (
    <FormattedMessage id="agent.owner.rates" values={{ account }} />
  );
}
