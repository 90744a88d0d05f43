import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['agent'] as const;
const forAgents = { texts, who: 'agents' } as const;
// Contracts are offered to players as well (CONTR-01).
const contract = { texts, who: 'members', load: () => import('./pages/ContractPages') } as const;

/** The agent centre and its tools; visitors, players, trials and guests go home (AGENT-01, ROUTE-15). */
export const agentScreens = [
  defineScreen(paths.agent, {
    title: 'screens.agent',
    ...forAgents,
    header: 'wide',
    footer: false,
    load: () => import('./pages/AgentHomePage'),
    page: 'AgentHomePage',
  }),
  defineScreen(paths.agentRegister, {
    title: 'screens.agentRegister',
    ...forAgents,
    load: () => import('./pages/AgentRegisterPage'),
    page: 'AgentRegisterPage',
  }),
  defineScreen(paths.teamOverview, {
    title: 'screens.teamOverview',
    ...forAgents,
    load: () => import('./pages/TeamOverviewPage'),
    page: 'TeamOverviewPage',
  }),
  defineScreen(paths.teamProfitAndLoss, {
    title: 'screens.teamProfitAndLoss',
    ...forAgents,
    load: () => import('./pages/TeamPnlPage'),
    page: 'TeamPnlPage',
  }),
  defineScreen(paths.teamFigure, {
    title: 'screens.teamFigure',
    ...forAgents,
    load: () => import('./pages/TeamFigurePage'),
    page: 'TeamFigurePage',
  }),
  defineScreen(paths.teamManagement, {
    title: 'screens.teamManagement',
    ...forAgents,
    load: () => import('./pages/TeamManagementPage'),
    page: 'TeamManagementPage',
  }),
  defineScreen(paths.teamBetting, {
    title: 'screens.teamBetting',
    ...forAgents,
    load: () => import('./pages/TeamBettingPage'),
    page: 'TeamBettingPage',
  }),
  defineScreen(paths.rebateSettings, {
    title: 'screens.rebateSettings',
    ...forAgents,
    load: () => import('./pages/RebateSettingsPage'),
    page: 'RebateSettingsPage',
  }),
  defineScreen(paths.rebateIncome, {
    title: 'screens.rebateIncome',
    ...forAgents,
    load: () => import('./pages/RebateIncomePage'),
    page: 'RebateIncomePage',
  }),
  defineScreen(paths.agentDividend, {
    title: 'screens.agentDividend',
    ...forAgents,
    load: () => import('./pages/DividendPage'),
    page: 'DividendPage',
  }),
  defineScreen(paths.redRain, {
    title: 'screens.redRain',
    texts: ['agent'],
    who: 'members',
    load: () => import('./pages/RedRainPage'),
    page: 'RedRainPage',
  }),
  defineScreen(paths.salaryContract, {
    title: 'screens.salaryContract',
    ...contract,
    page: 'SalaryContractPage',
  }),
  defineScreen(paths.dividendContract, {
    title: 'screens.dividendContract',
    ...contract,
    page: 'DividendContractPage',
  }),
  defineScreen(paths.hourlyContract, {
    title: 'screens.hourlyContract',
    ...contract,
    page: 'HourlyContractPage',
  }),
];
