import { renderWithProviders } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InstallGuide } from './InstallGuide';

const guide = { legacy: false, appSupported: true, manualProfile: false, profile: undefined };

it('shows the legacy tip to an old iOS, and that the app needs 12.4 [DL-04]', () => {
  renderWithProviders(<InstallGuide guide={{ ...guide, legacy: true, appSupported: false }} />);
  expect(screen.getByText(/Older iPhone/)).toBeVisible();
  expect(screen.getByText(/needs iOS 12\.4/)).toBeVisible();
});

it('has the profile button only when a profile exists, with the way by hand for iOS 17 [DL-04]', () => {
  const { unmount } = renderWithProviders(
    <InstallGuide guide={{ ...guide, manualProfile: true }} />,
  );
  expect(screen.queryByRole('link', { name: 'Download profile' })).not.toBeInTheDocument();
  unmount();
  renderWithProviders(<InstallGuide guide={{ ...guide, manualProfile: true, profile: '/p' }} />);
  expect(screen.getByRole('link', { name: 'Download profile' })).toHaveAttribute('href', '/p');
  expect(screen.getByText(/iOS 17 and later/)).toBeVisible();
});
