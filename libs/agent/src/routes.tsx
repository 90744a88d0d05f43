import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { RouteObject } from 'react-router-dom';
import type { ContractKind } from './logic/contractKind';
import { requireAgent } from './requireAgent';

function contractRoute(path: string, kind: ContractKind): RouteObject {
  return {
    path,
    lazy: async () => {
      const { ContractPage } = await import('./pages/ContractPage');
      return { element: <ContractPage kind={kind} /> };
    },
  };
}

/** Screens for agents alone (AGENT-01, ROUTE-15). */
const agentScreens: RouteObject[] = [
  {
    path: paths.agent.path,
    lazy: async () => ({ Component: (await import('./pages/AgentHomePage')).AgentHomePage }),
  },
  {
    path: paths.agentRegister.path,
    lazy: async () => ({
      Component: (await import('./pages/AgentRegisterPage')).AgentRegisterPage,
    }),
  },
  {
    path: paths.teamOverview.path,
    lazy: async () => ({ Component: (await import('./pages/TeamOverviewPage')).TeamOverviewPage }),
  },
  {
    path: paths.teamProfitAndLoss.path,
    lazy: async () => ({ Component: (await import('./pages/TeamPnlPage')).TeamPnlPage }),
  },
  {
    path: paths.teamManagement.path,
    lazy: async () => ({
      Component: (await import('./pages/TeamManagementPage')).TeamManagementPage,
    }),
  },
  {
    path: paths.teamBetting.path,
    lazy: async () => ({ Component: (await import('./pages/TeamBettingPage')).TeamBettingPage }),
  },
  {
    path: paths.rebateSettings.path,
    lazy: async () => ({
      Component: (await import('./pages/RebateSettingsPage')).RebateSettingsPage,
    }),
  },
  {
    path: paths.rebateIncome.path,
    lazy: async () => ({ Component: (await import('./pages/RebateIncomePage')).RebateIncomePage }),
  },
  {
    path: paths.agentDividend.path,
    lazy: async () => ({ Component: (await import('./pages/DividendPage')).DividendPage }),
  },
];

/** Screens for every member: the rain, and contracts, which are offered to players as well (CONTR-01). */
const memberScreens: RouteObject[] = [
  {
    path: paths.redRain.path,
    lazy: async () => ({ Component: (await import('./pages/RedRainPage')).RedRainPage }),
  },
  contractRoute(paths.salaryContract.path, 'salary'),
  contractRoute(paths.dividendContract.path, 'dividend'),
  contractRoute(paths.hourlyContract.path, 'hourly'),
];

/** The agent centre and its tools. */
export const agentRoutes: RouteObject[] = [
  {
    loader: catalogue('agent'),
    children: [
      { loader: requireAgent, children: agentScreens },
      { loader: requireSession(), children: memberScreens },
    ],
  },
];
