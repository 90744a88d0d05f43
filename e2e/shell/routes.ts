/** Who comes to an address. */
export type Person = 'visitor' | 'player' | 'agent' | 'trial';

/** `screen`: a working screen. `refused`: a screen that asks for an actual account. Else the address that they are led to. */
export type Outcome = 'screen' | 'refused' | `/m/${string}`;

/** An address by the specification. */
export interface Route {
  /** With the query that it is for; `:return` in an outcome stands for it. */
  readonly address: `/${string}`;
  /** Requirements that say so. */
  readonly ids: readonly string[];
  readonly ends: Readonly<Record<Person, Outcome>>;
}

/** Who looks at a screen where one look is enough, in this order: an agent has to log in first. */
export const guests = ['visitor', 'agent'] as const;
export type Guest = (typeof guests)[number];

/** A visitor wherever they see the screen, else an agent, who sees all of a member's. */
export const chooseGuest = ({ ends }: Route): Guest =>
  ends.visitor === 'screen' ? 'visitor' : 'agent';

type Ends = Route['ends'];

const login: Outcome = '/m/login?returnTo=:return';
const everyone: Ends = { visitor: 'screen', player: 'screen', agent: 'screen', trial: 'screen' };
const newcomers: Ends = { ...everyone, player: '/m/home', agent: '/m/home' };
const members: Ends = { ...everyone, visitor: login };
const actual: Ends = { ...members, trial: 'refused' };
const orHome: Ends = { ...everyone, visitor: '/m/home' };
const agents: Ends = { visitor: '/m/home', player: '/m/home', agent: 'screen', trial: '/m/home' };

const of = (ids: string, ends: Ends, ...addresses: readonly `/${string}`[]): readonly Route[] =>
  addresses.map((address) => ({ address, ids: ids.split(' '), ends }));

/** Addresses that a merchant's flags close, and where they lead instead. */
export const closed: Readonly<Record<string, Readonly<Record<string, Outcome>>>> = {
  // Without CHNGPASSVERIF3 a password is found by e-mail alone.
  corvalume: { '/m/findPassword': '/m/forget' },
};

/** Every address of both specifications, by hand: what the site derives from its own table is held against this one. */
export const routes: readonly Route[] = [
  ...of('ROUTE-01', everyone, '/m/home'),
  ...of('ROUTE-02 LOGIN-15 TRIAL-01', newcomers, '/m/login', '/m/register'),
  ...of('ROUTE-03 ROUTE-04', everyone, '/m/forget', '/m/findPassword'),
  ...of('ROUTE-03 CHPW-02 CRED-02', { ...orHome, trial: 'refused' }, '/m/changePsw'),
  ...of('ROUTE-03 SET-01', orHome, '/m/set'),
  ...of('ROUTE-03 MINE-02 MINE-09', { ...everyone, trial: 'refused' }, '/m/mine', '/m/member/home'),
  ...of(
    'ROUTE-05 ROUTE-19',
    everyone,
    '/m/notice',
    '/m/useragreement',
    '/m/help',
    '/m/helpDetail?i=0',
    '/m/service',
    '/m/maintenance',
    '/m/restricted',
    '/m/blockedIp',
    '/m/download',
    '/m/outerApp',
  ),
  ...of('ROUTE-07', everyone, '/m/moreLottery', '/m/lottery', '/m/lottery/results'),
  ...of('ROUTE-07', everyone, '/m/startLottery'),
  ...of('ROUTE-07 SESS-05', members, '/m/lottery/orders'),
  ...of('LAUNCH-02 SESS-05', members, '/m/lottery/play?playType=trad&prize_mode=LOTT&code=any'),
  ...of('ROUTE-08 SESS-05', members, '/m/launchGame?vendor=LRF&gameId=any&nodeId=100001'),
  ...of(
    'ROUTE-09',
    everyone,
    '/m/gameLobby',
    '/m/gameCenter',
    '/m/slotsCenter',
    '/m/gameList?gameType=RNG',
    '/m/vendor',
    '/m/search',
  ),
  ...of(
    'SESS-05',
    members,
    '/m/gameList?gameType=RNG&tab=fav',
    '/m/gameList?gameType=RNG&tab=recent',
  ),
  ...of('ROUTE-10', everyone, '/m/activity', '/m/activityInfo?id=welcome'),
  ...of('ROUTE-11 CRED-02', actual, '/m/voucherCenter', '/m/withdraw'),
  ...of('ROUTE-12 SESS-05', members, '/m/inviteFriends'),
  ...of('ROUTE-13 SESS-05', members, '/m/message', '/m/webEmail'),
  ...of('ROUTE-14', members, '/m/member/benefits', '/m/rewardCenter'),
  ...of('ROUTE-14 CRED-02', actual, '/m/securityCenter', '/m/devices'),
  ...of('ROUTE-14', members, '/m/member/notice?types=A'),
  ...of(
    'ROUTE-15 AGENT-01',
    agents,
    '/m/agent',
    '/m/agentRegister',
    '/m/agent/team/overview',
    '/m/agent/team/pnl',
    '/m/agent/team/figure?figure=members',
    '/m/member/team',
    '/m/teamBetting',
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/agentDivident',
  ),
  ...of('ROUTE-15', members, '/m/redRain'),
  ...of(
    'ROUTE-16',
    members,
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ),
  ...of(
    'ROUTE-17',
    members,
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/transaction/record',
    '/m/gameRecord',
    '/m/profitandloss',
    '/m/leaderBoard',
    '/m/member/rebateReport',
    '/m/feedback',
  ),
  ...of('ROUTE-17 CRED-02', actual, '/m/upLine/transfer', '/m/member/manualRebate'),
];

/** Addresses that a visit changes something of: other journeys go there. */
export const elsewhere: Readonly<Record<string, string>> = {
  '/m/trail': 'makes a visitor a trial (TRIAL-01, auth/trial.spec)',
  '/m/lottery/order': 'is of one order (ROUTE-07, lottery/bets.spec)',
};
