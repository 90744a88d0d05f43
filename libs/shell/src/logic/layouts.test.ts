import { paths } from '@playhouse/navigation';
import type { PathName } from '@playhouse/navigation';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './layouts';

const names = Object.keys(paths) as PathName[];
const namesWhere = (keep: (layout: ReturnType<typeof layoutOf>) => boolean) =>
  names.filter((name) => keep(layoutOf(paths[name].path))).sort();

describe('layouts', () => {
  it('only login, register, mine, agent and help go without a header [SHELL-01]', () => {
    expect(namesWhere((layout) => !layout.header)).toEqual(
      ['agent', 'help', 'login', 'memberHome', 'mine', 'register'].sort(),
    );
  });

  it('hides the footer on exactly the thirteen screens of the table [SHELL-01]', () => {
    expect(namesWhere((layout) => !layout.footer)).toEqual(
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

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
    'home at %s has logo, header, footer and the extra element [SHELL-01, ROUTE-01]',
    (pathname) => {
      expect(layoutOf(pathname)).toEqual({
        header: true,
        footer: true,
        home: true,
      });
    },
  );

  it('gives registration by its old addresses the same layout [SHELL-01]', () => {
    for (const alias of ['/register.html', '/m/register.html']) {
      expect(layoutOf(alias)).toEqual(layoutOf(paths.register.path));
    }
  });

  it('gives an unknown address header and footer', () => {
    expect(layoutOf('/m/nowhere')).toMatchObject({ header: true, footer: true, home: false });
  });
});
