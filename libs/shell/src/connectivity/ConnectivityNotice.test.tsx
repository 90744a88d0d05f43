import { renderWithProviders } from '@playhouse/fixtures';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectivityNotice } from './ConnectivityNotice';
import { tellLobbyAge, useConnectivity } from './connectivityStore';

afterEach(() => act(() => useConnectivity.setState({ slow: false })));

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

it('tells about a missing connection and goes by itself when it is back [SHELL-11]', () => {
  renderWithProviders(<ConnectivityNotice />);
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByText(/No internet connection/)).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(/No internet connection/)).not.toBeInTheDocument();
});

it('tells about a slow connection and goes by itself [SHELL-11]', () => {
  renderWithProviders(<ConnectivityNotice />);
  act(() => useConnectivity.setState({ slow: true }));
  expect(screen.getByText(/connection is slow/)).toBeVisible();
  act(() => useConnectivity.setState({ slow: false }));
  expect(screen.queryByText(/connection is slow/)).not.toBeInTheDocument();
});

it('tells the age of the lobby, and whether connection or platform is why [SHELL-11, PWA-01]', () => {
  renderWithProviders(<ConnectivityNotice />);
  act(() => tellLobbyAge(2 * 60 * 60_000));
  expect(
    screen.getByText('We cannot load new games right now. These games are from 2 hours ago.'),
  ).toBeVisible();
  setOnline(false);
  expect(screen.getByText('You are offline. These games are from 2 hours ago.')).toBeVisible();
  setOnline(true);
  act(() => tellLobbyAge(undefined));
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
});
