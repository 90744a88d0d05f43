import { mockWps, renderWithProviders } from '@playhouse/fixtures';
import { provideScreens } from '@playhouse/navigation';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppLayout } from './AppLayout';
import { siteScreens } from '../screens';

beforeAll(() => provideScreens(siteScreens));

// What lies over the screens has tests of its own.
vi.mock('./Extras', () => ({ Extras: () => null }));
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const show = (address: string) =>
  renderWithProviders(<AppLayout>the page</AppLayout>, { address, wps: mockWps() });
const header = () => screen.queryByRole('banner');
const footer = () => screen.queryByRole('contentinfo');

it('surrounds most screens with header and footer [SHELL-01]', () => {
  show('/m/gameLobby');
  expect(header()).toBeInTheDocument();
  expect(footer()).toBeInTheDocument();
});

it('gives help no header and keeps its footer [SHELL-01]', () => {
  show('/m/help');
  expect(header()).not.toBeInTheDocument();
  expect(footer()).toBeInTheDocument();
});

it('gives announcements no footer and keeps their header [SHELL-01]', () => {
  show('/m/notice');
  expect(header()).toBeInTheDocument();
  expect(footer()).not.toBeInTheDocument();
});

it('gives login neither [SHELL-01]', () => {
  show('/m/login');
  expect(header()).not.toBeInTheDocument();
  expect(footer()).not.toBeInTheDocument();
});
