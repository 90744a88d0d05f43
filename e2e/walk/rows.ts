import { announce, popup, withoutPopups } from '../support/announcements';
import { matchChunk } from '../support/chunks';
import type { MerchantCode } from '../support/ports';
import type { MemberKind } from '../support/test';
import { closed, routes } from '../shell/routes';
import * as open from './openers';
import type { Opener } from './openers';

/** Who walks. An agent sees all of a member's screens, with as much money as fits a header; a newcomer cannot withdraw yet. */
export const walkers = {
  visitor: undefined,
  agent: { type: 1, payout: true, balance: 123_456_789.12 },
  newcomer: {},
} as const satisfies Readonly<Record<string, MemberKind | undefined>>;
export type Walker = keyof typeof walkers;

/** A screen as somebody finds it, or with what they open over it. */
export interface Row {
  readonly walker: Walker;
  readonly address: string;
  /** The window that is opened over the screen; the screen itself without it. */
  readonly opened?: string;
  readonly open?: Opener;
  /** Before the address is opened; all routes of the page end with the row. */
  readonly before?: Opener;
  /** The one merchant that has it. */
  readonly only?: MerchantCode;
  /** Expected errors in the console. */
  readonly errors?: readonly RegExp[];
}

const screens = (walker: 'visitor' | 'agent'): readonly Row[] =>
  routes
    .filter(({ ends }) => ends[walker] === 'screen')
    .map(({ address }) => ({ walker, address, ...quirks[address] }));

/** The checker itself writes styles into a game's frame, which its policy refuses. */
const framed = [/Applying inline style violates/];
const quirks: Readonly<Record<string, Partial<Row>>> = {
  '/m/home': { before: withoutPopups },
  '/m/launchGame?vendor=LRF&gameId=any&nodeId=100001': { errors: framed },
};

/** Addresses that show another thing than the one of their path in the table. */
const more = [
  '/m/findPassword#of-a-letter',
  '/m/outerApp?url=https://games.example/x',
  '/m/gameList?gameType=LIVE&gameName=zzzz',
  '/m/vendor?name=lumareef&gameType=RNG',
  '/m/startLottery?prize_mode=ELOTT',
  '/m/no-such-screen',
].map((address): Row => ({ walker: 'visitor', address }));

const noticePage = 'libs/content/src/pages/NoticePage.tsx';
const failed: Row = {
  walker: 'visitor',
  address: '/m/notice',
  opened: 'whose script is gone',
  before: async (page) => {
    await page.route(matchChunk(noticePage), (route) => route.fulfill({ status: 404 }));
  },
  errors: [/status of 404/, /Failed to fetch/],
};

type Overlay = readonly [address: string, opened: string, open: Opener, more?: Partial<Row>];

const sms: Partial<Row> = { only: 'amihanda' };
const home = quirks['/m/home'];
const news = [popup('B', 'Welcome'), popup('B', 'Second')];
const announced: Partial<Row> = { before: (page) => announce(page, { popups: news }) };

const overlays: Readonly<Record<Walker, readonly Overlay[]>> = {
  visitor: [
    ['/m/home', 'announcements', open.windowShown, announced],
    ['/m/home', 'menu', open.openMenu(), home],
    ['/m/home', 'service', open.openMenu('service'), home],
    ['/m/home', 'download', open.openMenu('download'), home],
    ['/m/home', 'language', open.openMenu('language'), home],
    ['/m/login', 'messages', open.sendEmpty],
    ['/m/login', 'captcha', open.loginCaptcha],
    ['/m/login', 'messages by code', open.then(open.tab(1), open.sendEmpty), sms],
    ['/m/login', 'countdown', open.loginCode, sms],
    ['/m/register', 'messages', open.sendEmpty],
    ['/m/register', 'messages by mobile', open.then(open.tab(1), open.sendEmpty), sms],
    [
      '/m/register',
      'countries',
      open.press((page) => page.locator('form button', { hasText: /\+\d+/ })),
    ],
    ['/m/forget', 'messages', open.sendEmpty],
    ['/m/forget', 'messages by e-mail', open.then(open.tab(1), open.sendEmpty), sms],
    ['/m/mine', 'login', open.button(1)],
    [
      '/m/gameList?gameType=RNG',
      'filters',
      open.press((page) => page.locator('[role="search"] + button')),
    ],
  ],
  agent: [
    ['/m/home', 'menu', open.openMenu(), home],
    ['/m/changePsw', 'messages', open.sendEmpty],
    ['/m/changePsw', 'the same password', open.samePassword],
    ['/m/feedback', 'messages', open.sendEmpty],
    ['/m/set', 'signing out', open.button(-1)],
    ['/m/mine', 'head icons', open.button(2)],
    ['/m/securityCenter', 'payment password', open.then(open.button(1), open.sendEmpty)],
    ['/m/securityCenter', 'bank card', open.then(open.button(-1), open.sendEmpty)],
  ],
  newcomer: [['/m/securityCenter', 'payment password', open.then(open.button(1), open.sendEmpty)]],
};

const newcomers = ['/m/securityCenter', '/m/withdraw', '/m/transaction/record'];

const rows: readonly Row[] = [
  ...screens('visitor'),
  ...more,
  failed,
  ...screens('agent'),
  ...newcomers.map((address): Row => ({ walker: 'newcomer', address })),
  ...Object.entries(overlays).flatMap(([walker, list]) =>
    list.map(([address, opened, opener, others]): Row => {
      return { walker: walker as Walker, address, opened, open: opener, ...others };
    }),
  ),
];

export const listRows = (merchant: MerchantCode, walker: Walker): readonly Row[] =>
  rows.filter(
    (row) =>
      row.walker === walker &&
      (row.only ?? merchant) === merchant &&
      closed[merchant]?.[row.address] === undefined,
  );

export const describeRow = ({ address, opened }: Row): string =>
  opened === undefined ? address : `${address} with ${opened}`;
