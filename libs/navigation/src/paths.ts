/** Values of a query string; `undefined` leaves the key out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** An address of the site: the pattern for the router and a builder for links. */
export interface Path {
  readonly path: `/${string}`;
  href(query?: QueryValues): string;
}

function definePath(path: `/${string}`): Path {
  return {
    path,
    href(query = {}) {
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries(query)) {
        if (value !== undefined) search.set(key, String(value));
      }
      const text = search.toString();
      return text === '' ? path : `${path}?${text}`;
    },
  };
}

/** Every address of the site (ROUTE-01 to ROUTE-19), and the only place where one is written. */
export const paths = {
  home: definePath('/m/home'),
  login: definePath('/m/login'),
  register: definePath('/m/register'),
  forget: definePath('/m/forget'),
  findPassword: definePath('/m/findPassword'),
  changePassword: definePath('/m/changePsw'),
  settings: definePath('/m/set'),
  mine: definePath('/m/mine'),
  memberHome: definePath('/m/member/home'),
  trial: definePath('/m/trail'),
  notice: definePath('/m/notice'),
  userAgreement: definePath('/m/useragreement'),
  help: definePath('/m/help'),
  helpDetail: definePath('/m/helpDetail'),
  service: definePath('/m/service'),
  maintenance: definePath('/m/maintenance'),
  restricted: definePath('/m/restricted'),
  blockedIp: definePath('/m/blockedIp'),
  download: definePath('/m/download'),
  outerApp: definePath('/m/outerApp'),
  moreLottery: definePath('/m/moreLottery'),
  lottery: definePath('/m/lottery'),
  startLottery: definePath('/m/startLottery'),
  lotteryOrders: definePath('/m/lottery/orders'),
  lotteryOrder: definePath('/m/lottery/order'),
  lotteryResults: definePath('/m/lottery/results'),
  launchGame: definePath('/m/launchGame'),
  gameLobby: definePath('/m/gameLobby'),
  gameCenter: definePath('/m/gameCenter'),
  slotsCenter: definePath('/m/slotsCenter'),
  gameList: definePath('/m/gameList'),
  vendor: definePath('/m/vendor'),
  activities: definePath('/m/activity'),
  activity: definePath('/m/activityInfo'),
  deposit: definePath('/m/voucherCenter'),
  withdraw: definePath('/m/withdraw'),
  inviteFriends: definePath('/m/inviteFriends'),
  messages: definePath('/m/message'),
  webEmail: definePath('/m/webEmail'),
  benefits: definePath('/m/member/benefits'),
  rewardCenter: definePath('/m/rewardCenter'),
  securityCenter: definePath('/m/securityCenter'),
  memberNotice: definePath('/m/member/notice'),
  depositReport: definePath('/m/vouReport'),
  withdrawReport: definePath('/m/withdrawReport'),
  transactions: definePath('/m/transaction/record'),
  gameRecord: definePath('/m/gameRecord'),
  profitAndLoss: definePath('/m/profitandloss'),
  uplineTransfer: definePath('/m/upLine/transfer'),
  manualRebate: definePath('/m/member/manualRebate'),
  rebateReport: definePath('/m/member/rebateReport'),
  leaderBoard: definePath('/m/leaderBoard'),
  feedback: definePath('/m/feedback'),
  agent: definePath('/m/agent'),
  agentRegister: definePath('/m/agentRegister'),
  teamOverview: definePath('/m/agent/team/overview'),
  teamProfitAndLoss: definePath('/m/agent/team/pnl'),
  teamManagement: definePath('/m/member/team'),
  teamBetting: definePath('/m/teamBetting'),
  rebateSettings: definePath('/m/member/agent/agentRebeat'),
  rebateIncome: definePath('/m/member/teamRebate'),
  agentDividend: definePath('/m/member/agent/agentDivident'),
  redRain: definePath('/m/redRain'),
  salaryContract: definePath('/m/member/agent/getSalaryContract'),
  dividendContract: definePath('/m/member/agent/getDevidendContract'),
  hourlyContract: definePath('/m/member/agent/getHourContract'),
} as const satisfies Record<string, Path>;

export type PathName = keyof typeof paths;
