import { sampleMerchant } from '@playhouse/fixtures';
import {
  formerAddress,
  listAddresses,
  paths,
  provideScreens,
  safeReturnTo,
  screenAt,
} from '@playhouse/navigation';
import type { PathName, Screen } from '@playhouse/navigation';
import { beforeAll, describe, expect, it } from 'vitest';
import { listScreens, siteScreens } from './screens';

beforeAll(() => provideScreens(siteScreens));

const names = Object.keys(paths) as PathName[];
const namesWhere = (keep: (screen: Screen) => boolean) =>
  names
    .filter((name) => {
      const screen = screenAt(paths[name].path);
      return screen !== undefined && keep(screen);
    })
    .sort();

describe('the screens of the site', () => {
  it('stand once at every address of a link [ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-06]', () => {
    expect(namesWhere(() => true)).toEqual([...names].sort());
    const addresses = siteScreens.flatMap(listAddresses);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are each fetched with the first step to them [ROUTE-20]', { timeout: 120_000 }, async () => {
    for (const { load } of siteScreens) expect(await load()).toBeTypeOf('function');
  });
});

describe('headings', () => {
  it('are known before the page is, except where they are data or the page has none', () => {
    expect(namesWhere(({ title }) => title === undefined)).toEqual(
      [
        ...['home', 'mine', 'memberHome', 'launchGame'],
        ...['gameList', 'vendor', 'lottery', 'help', 'helpDetail', 'download'],
        ...['maintenance', 'restricted', 'blockedIp', 'outerApp'],
      ].sort(),
    );
  });
});

describe('layouts', () => {
  it('only login, register, mine, agent and help go without a header on a phone [SHELL-01]', () => {
    expect(namesWhere(({ header }) => header === 'none' || header === 'wide')).toEqual(
      ['agent', 'help', 'login', 'memberHome', 'mine', 'register'].sort(),
    );
  });

  it('hides the footer on exactly the thirteen screens of the table [SHELL-01]', () => {
    expect(namesWhere(({ footer }) => !footer)).toEqual(
      [
        'login',
        'register',
        'trial',
        'launchGame',
        'changePassword',
        'notice',
        'activities',
        'forget',
        'service',
        'moreLottery',
        'userAgreement',
        'maintenance',
        'agent',
      ].sort(),
    );
  });

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/M/Home/', '/m/INDEX.html'])(
    'home stands at %s, with the logo [SHELL-01, SHELL-03, ROUTE-01]',
    (address) => {
      expect(screenAt(address)?.path).toBe(paths.home);
      expect(screenAt(address)?.header).toBe('logo');
    },
  );

  it.each(['/register.html', '/m/register.html', '/REGISTER.HTML'])(
    'registration stands at %s [ROUTE-02, SHELL-01]',
    (address) => expect(screenAt(address)?.path).toBe(paths.register),
  );

  it('the arrow leads home from the doors, announcements and activities alone [SHELL-03]', () => {
    expect(namesWhere(({ back }) => back === 'home')).toEqual(
      ['login', 'register', 'trial', 'notice', 'activities', 'forget'].sort(),
    );
  });

  it('offers the app on home to everyone, to members in their centre, and over no form [DL-02]', () => {
    expect(namesWhere(({ downloadBar }) => downloadBar === 'everyone')).toEqual(['home']);
    expect(namesWhere(({ downloadBar }) => downloadBar === 'members')).toEqual(
      ['mine', 'memberHome'].sort(),
    );
  });
});

describe('who sees a screen', () => {
  it('visitors see what is public, and no more [SESS-05, ROUTE-11, ROUTE-12, ROUTE-13, ROUTE-17]', () => {
    const open = 'home forget findPassword activities activity'.split(' ');
    const games =
      'gameLobby gameCenter slotsCenter search moreLottery lottery startLottery lotteryResults';
    const texts =
      'notice userAgreement help helpDetail service maintenance restricted blockedIp download outerApp';
    expect(namesWhere(({ who }) => who === 'everyone')).toEqual(
      [...open, ...games.split(' '), ...texts.split(' ')].sort(),
    );
    expect(namesWhere(({ who }) => who === 'nonTrials')).toEqual(['memberHome', 'mine']);
    expect(namesWhere(({ who }) => who === 'visitors')).toEqual(['trial']);
    expect(namesWhere(({ who }) => who === 'newcomers')).toEqual(['login', 'register']);
    expect(namesWhere(({ otherwise }) => otherwise === 'home')).toEqual([
      'changePassword',
      'settings',
    ]);
  });

  it('agents alone see their centre and their team [AGENT-01, ROUTE-15]', () => {
    const centre = 'agent agentRegister agentDividend rebateIncome rebateSettings';
    const team = 'teamBetting teamFigure teamManagement teamOverview teamProfitAndLoss';
    expect(namesWhere(({ who }) => who === 'agents')).toEqual(
      [...centre.split(' '), ...team.split(' ')].sort(),
    );
  });

  it.each([paths.gameList, paths.vendor])(
    'of $path visitors see all but favourites and recent games [SESS-05]',
    ({ path }) => {
      const who = screenAt(path)?.who;
      const audiences = ['all', 'hot', 'fav', 'recent'].map((tab) =>
        typeof who === 'function' ? who(new URLSearchParams({ tab })) : who,
      );
      expect(audiences).toEqual(['everyone', 'everyone', 'members', 'members']);
    },
  );
});

describe('returning and old addresses', () => {
  it.each(['/m/login', '/m/LOGIN?returnTo=/m/login', '/m/register', '/Register.html', '/m/trail/'])(
    'a login never returns to %s [LOGIN-15]',
    (value) => expect(safeReturnTo(value)).toBe('/m/home'),
  );

  it.each([
    ['/login.html', '/m/login'],
    ['/m/Deposit', '/m/voucherCenter'],
    ['/gameList/', '/m/gameList'],
    ['/GAMELIST.HTML', '/m/gameList'],
    ['/m/help.html', '/m/help'],
    ['/member/benefits', '/m/member/benefits'],
    ['/index', '/m/home'],
  ])('finds %s in the route table as %s [ROUTE-18]', (from, to) => {
    expect(formerAddress(from)).toBe(to);
  });

  it('knows no screen for an address that never was, and never points at itself [ROUTE-18]', () => {
    expect(formerAddress('/m/nowhere')).toBeUndefined();
    expect(formerAddress('/constructor')).toBeUndefined();
    expect(formerAddress('/m/help')).toBeUndefined();
  });
});

it('no document depends on a flag: it is drawn before the platform has told the flags [WL-02]', () => {
  const drawn = siteScreens.filter(({ document }) => document !== undefined);
  expect(drawn.filter(({ path }) => path.flag !== undefined)).toEqual([]);
});

it('a merchant has no screen of a part that it does without [WL-01]', () => {
  const domainsOf = (screens: readonly Screen[]) =>
    [...new Set(screens.map(({ path }) => path.domain))].sort();
  const all = domainsOf(siteScreens);
  expect(all).toEqual(expect.arrayContaining(['agent', 'lottery']));
  expect(domainsOf(listScreens(sampleMerchant()))).toEqual(all);
  expect(domainsOf(listScreens(sampleMerchant({ domains: [] })))).toEqual(
    all.filter((name) => name !== 'agent' && name !== 'lottery'),
  );
});
