import { useMoney } from '@playhouse/i18n';
import { paths, useOffersScreen } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { useBalance, useBalanceVisibility, useMemberInfo, useSession } from '@playhouse/session';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { headIconOptions } from './queries';
import type { ProfileCardProps } from './views/ProfileCard';

/** The member's details in the member centre; the session's name stands in until the platform answers. */
export function useProfile(): Omit<ProfileCardProps, 'onAvatar'> {
  const merchant = useMerchant();
  const money = useMoney();
  const session = useSession();
  const benefits = useOffersScreen(paths.benefits);
  const info = useMemberInfo().data;
  const balance = useBalance();
  const { visible, toggle } = useBalanceVisibility();
  const icon = useQuery(headIconOptions(useWps(), session !== undefined)).data?.icon;
  const amount = balance.isFetching || balance.data === undefined ? undefined : money(balance.data);
  return {
    profile: session && {
      name: info?.nickname || (info?.account ?? session.userName),
      // Beside a nickname the account is news; beside itself it is not.
      account: info?.nickname ? info.account : '',
      icon: imageSources(merchant, icon),
      vipLabel: info?.vipLabel ?? undefined,
      benefitsHref: benefits ? paths.benefits.href() : undefined,
    },
    balance: amount ?? (balance.isError ? '–' : undefined),
    balanceVisible: visible,
    refreshing: balance.isFetching,
    onToggleBalance: toggle,
    onRefreshBalance: () => void balance.refetch(),
  };
}
