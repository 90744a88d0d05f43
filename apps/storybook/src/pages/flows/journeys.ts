import type { PathName } from '@playhouse/navigation';

/** A way through screens, in the order in which somebody goes it. */
export interface Journey {
  readonly title: string;
  readonly screens: readonly PathName[];
}

/** The ways of each part of the product; every screen stands in one of its part's. */
export const journeys = {
  shell: [
    {
      title: 'From the first visit to the first withdrawal',
      screens: ['home', 'register', 'login', 'deposit', 'gameList', 'launchGame', 'withdraw'],
    },
  ],
  auth: [
    { title: 'Log in', screens: ['home', 'login', 'mine'] },
    { title: 'Try without an account', screens: ['home', 'trial', 'gameList'] },
    { title: 'A forgotten password', screens: ['login', 'forget', 'findPassword', 'login'] },
    { title: 'Another password', screens: ['mine', 'settings', 'changePassword', 'login'] },
  ],
  registration: [{ title: 'Open an account', screens: ['home', 'register', 'home', 'deposit'] }],
  member: [
    { title: 'The member center', screens: ['mine', 'memberHome', 'benefits'] },
    { title: 'Read a message', screens: ['mine', 'messages', 'webEmail'] },
    { title: 'Keep the account safe', screens: ['mine', 'securityCenter', 'devices'] },
    { title: 'Bring a friend', screens: ['mine', 'inviteFriends', 'register'] },
    { title: 'News and a word to the house', screens: ['mine', 'memberNotice', 'feedback'] },
  ],
  content: [
    { title: 'Find help', screens: ['mine', 'help', 'helpDetail', 'service'] },
    { title: 'Read what holds', screens: ['register', 'userAgreement'] },
    { title: 'News', screens: ['home', 'notice'] },
    { title: 'Install the app', screens: ['home', 'download'] },
    { title: 'Leave for another site', screens: ['service', 'outerApp'] },
    { title: 'The site is closed', screens: ['maintenance', 'restricted', 'blockedIp'] },
  ],
  lobby: [
    { title: 'Find a game by its kind', screens: ['home', 'gameLobby', 'gameList', 'launchGame'] },
    { title: 'Find a game by its vendor', screens: ['gameCenter', 'vendor', 'launchGame'] },
    { title: 'Find a game by its name', screens: ['home', 'search', 'launchGame'] },
    { title: 'Slots', screens: ['slotsCenter', 'launchGame'] },
  ],
  lottery: [
    {
      title: 'Play a lottery',
      screens: ['lottery', 'moreLottery', 'startLottery', 'lotteryPlay', 'lotteryOrders'],
    },
    {
      title: 'See what a slip brought',
      screens: ['lotteryOrders', 'lotteryOrder', 'lotteryResults'],
    },
  ],
  promotions: [
    { title: 'Join a promotion', screens: ['home', 'activities', 'activity', 'rewardCenter'] },
    { title: 'Compare with others', screens: ['home', 'leaderBoard'] },
  ],
  wallet: [
    { title: 'Pay in', screens: ['mine', 'deposit', 'depositReport', 'transactions'] },
    { title: 'Pay out', screens: ['mine', 'withdraw', 'withdrawReport', 'transactions'] },
    { title: 'See where money went', screens: ['transactions', 'gameRecord', 'profitAndLoss'] },
    { title: 'Take a rebate', screens: ['manualRebate', 'rebateReport'] },
    { title: 'Give to the upline', screens: ['mine', 'uplineTransfer', 'transactions'] },
  ],
  agent: [
    {
      title: 'Look at the team',
      screens: ['agent', 'teamOverview', 'teamFigure', 'teamProfitAndLoss'],
    },
    { title: 'Bring members', screens: ['agent', 'agentRegister', 'teamManagement'] },
    { title: 'See what the team plays', screens: ['agent', 'teamBetting'] },
    {
      title: 'Earn by the team',
      screens: ['agent', 'rebateSettings', 'rebateIncome', 'agentDividend'],
    },
    {
      title: 'Be under contract',
      screens: ['mine', 'salaryContract', 'dividendContract', 'hourlyContract', 'redRain'],
    },
  ],
} as const satisfies Record<string, readonly Journey[]>;

export type FlowDomain = keyof typeof journeys;
