import { paths } from '@playhouse/navigation';
import type { IconName } from '@playhouse/ui-kit';
import type { AgentMenuName } from '@playhouse/whitelabel';

export interface AgentMenuEntry {
  readonly name: AgentMenuName;
  readonly href: string;
  readonly icon: IconName;
}

/** Every tool of the agent grid, in its order (AGENT-04). Customer service is not among them: it always shows. */
export const agentMenu: readonly AgentMenuEntry[] = [
  { name: 'teamOverview', href: paths.teamOverview.href(), icon: 'chart' },
  { name: 'transactions', href: paths.transactions.href({ types: 'A' }), icon: 'wallet' },
  { name: 'teamManagement', href: paths.teamManagement.href(), icon: 'users' },
  { name: 'redRain', href: paths.redRain.href(), icon: 'gift' },
  { name: 'teamProfitAndLoss', href: paths.teamProfitAndLoss.href(), icon: 'coins' },
  { name: 'teamBetting', href: paths.teamBetting.href(), icon: 'dice' },
  { name: 'rebateSettings', href: paths.rebateSettings.href(), icon: 'settings' },
  { name: 'rebateIncome', href: paths.rebateIncome.href(), icon: 'percent' },
  { name: 'securityCenter', href: paths.securityCenter.href(), icon: 'shield' },
  { name: 'mail', href: paths.webEmail.href(), icon: 'mail' },
];

/** The tools that a merchant's whitelist lets through, in the grid's order (WL-06). */
export function visibleMenu(whitelist: readonly AgentMenuName[]): AgentMenuEntry[] {
  return agentMenu.filter((entry) => whitelist.includes(entry.name));
}
