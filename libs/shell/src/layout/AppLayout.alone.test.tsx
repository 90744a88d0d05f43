import { mockWps, renderWithProviders } from '@playhouse/fixtures';
import { provideScreens } from '@playhouse/navigation';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppLayout } from './AppLayout';
import { siteScreens } from '../screens';

beforeAll(() => provideScreens(siteScreens));

// Overlays have tests of their own.
vi.mock('./Extras', () => ({ Extras: () => null }));
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const show = (address: string) =>
  renderWithProviders(<AppLayout>the page</AppLayout>, { address, wps: mockWps() });
const header = () => screen.queryByRole('banner');
const footer = () => screen.queryByRole('contentinfo');

it.each([
  ['/m/gameLobby', true, true],
  ['/m/mine', false, true],
  ['/m/notice', true, false],
  ['/m/login', false, false],
])('%s has a header: %s, and a footer: %s [SHELL-01]', (address, hasHeader, hasFooter) => {
  show(address);
  expect(header() !== null).toBe(hasHeader);
  expect(footer() !== null).toBe(hasFooter);
});

it('the help centre has the site’s header on a wide page alone [SHELL-01]', () => {
  show('/m/help');
  expect(header()).toHaveAttribute('data-wide', 'true');
});
