import type { FlagName } from '@playhouse/whitelabel';

/** Values of a query string; `undefined` leaves the key out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** An address of the site: what a link to a screen needs. What the screen is, its domain describes. */
export interface Path {
  readonly path: `/${string}`;
  /** The part of the product that the screen belongs to; a merchant may do without some of them. */
  readonly domain: string;
  /** The merchant's flag that offers the screen: while it is off, no menu names it. */
  readonly flag: FlagName | undefined;
  href(query?: QueryValues): string;
}

/** An address, with the flag that offers its screen where there is one. */
type Address = `/${string}` | readonly [path: `/${string}`, flag: FlagName];

function definePath(domain: string, address: Address): Path {
  const [path, flag] = typeof address === 'string' ? [address] : address;
  return {
    path,
    domain,
    flag,
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

/** The addresses of a domain's screens, by the names that links use. */
function inDomain<const Addresses extends Readonly<Record<string, Address>>>(
  domain: string,
  addresses: Addresses,
): { readonly [Name in keyof Addresses]: Path } {
  const entries = Object.entries(addresses).map(([name, address]) => [
    name,
    definePath(domain, address),
  ]);
  return Object.fromEntries(entries) as { [Name in keyof Addresses]: Path };
}

/** Every address of the site (ROUTE-01 to ROUTE-19), and the only place where one is written: with the flag that offers its screen. */
export const paths = {
  ...inDomain('shell', { home: '/m/home' }),
  ...inDomain('auth', {
    login: '/m/login',
    trial: '/m/trail',
    forget: '/m/forget',
    findPassword: ['/m/findPassword', 'CHNGPASSVERIF3'],
    changePassword: '/m/changePsw',
    settings: '/m/set',
  }),
  ...inDomain('registration', { register: ['/m/register', 'DIRECTREG3'] }),
  ...inDomain('member', {
    mine: '/m/mine',
    memberHome: '/m/member/home',
    messages: '/m/message',
    webEmail: ['/m/webEmail', 'MAILCEN'],
    inviteFriends: '/m/inviteFriends',
    benefits: ['/m/member/benefits', 'VIPBENEFIT3'],
    securityCenter: '/m/securityCenter',
    devices: '/m/devices',
    memberNotice: '/m/member/notice',
    feedback: ['/m/feedback', 'FEEDBACK3'],
  }),
  ...inDomain('content', {
    notice: '/m/notice',
    userAgreement: '/m/useragreement',
    help: '/m/help',
    helpDetail: '/m/helpDetail',
    service: '/m/service',
    maintenance: '/m/maintenance',
    restricted: '/m/restricted',
    blockedIp: '/m/blockedIp',
    download: '/m/download',
    outerApp: '/m/outerApp',
  }),
  ...inDomain('lobby', {
    gameLobby: '/m/gameLobby',
    gameCenter: '/m/gameCenter',
    slotsCenter: '/m/slotsCenter',
    gameList: '/m/gameList',
    vendor: '/m/vendor',
    search: '/m/search',
    launchGame: '/m/launchGame',
  }),
  ...inDomain('lottery', {
    moreLottery: '/m/moreLottery',
    lottery: '/m/lottery',
    startLottery: '/m/startLottery',
    lotteryPlay: '/m/lottery/play',
    lotteryOrders: '/m/lottery/orders',
    lotteryOrder: '/m/lottery/order',
    lotteryResults: '/m/lottery/results',
  }),
  ...inDomain('promotions', {
    activities: '/m/activity',
    activity: '/m/activityInfo',
    rewardCenter: ['/m/rewardCenter', 'REWCEN3'],
    leaderBoard: '/m/leaderBoard',
  }),
  ...inDomain('wallet', {
    deposit: '/m/voucherCenter',
    withdraw: '/m/withdraw',
    depositReport: ['/m/vouReport', 'DEPRECM3'],
    withdrawReport: ['/m/withdrawReport', 'WITHREC3'],
    transactions: ['/m/transaction/record', 'TRANSREC3'],
    gameRecord: ['/m/gameRecord', 'TRANSBETREPMEM3'],
    profitAndLoss: ['/m/profitandloss', 'PERSREP'],
    uplineTransfer: ['/m/upLine/transfer', 'AGETRANSFERUP3'],
    manualRebate: ['/m/member/manualRebate', 'MANPLAYREB3'],
    rebateReport: ['/m/member/rebateReport', 'PLYRBT'],
  }),
  ...inDomain('agent', {
    agent: '/m/agent',
    agentRegister: '/m/agentRegister',
    teamOverview: '/m/agent/team/overview',
    teamProfitAndLoss: '/m/agent/team/pnl',
    teamFigure: '/m/agent/team/figure',
    teamManagement: '/m/member/team',
    teamBetting: '/m/teamBetting',
    rebateSettings: '/m/member/agent/agentRebeat',
    rebateIncome: '/m/member/teamRebate',
    agentDividend: ['/m/member/agent/agentDivident', 'DIVIDEND3'],
    redRain: '/m/redRain',
    salaryContract: '/m/member/agent/getSalaryContract',
    dividendContract: '/m/member/agent/getDevidendContract',
    hourlyContract: '/m/member/agent/getHourContract',
  }),
} as const satisfies Record<string, Path>;

export type PathName = keyof typeof paths;
