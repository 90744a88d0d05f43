import { mockWps, renderWithProviders, sampleMerchant, unreachable } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StartupGate } from './StartupGate';

const show = (status: unknown, merchant = sampleMerchant()) =>
  renderWithProviders(
    <StartupGate>
      <p>the site</p>
    </StartupGate>,
    { wps: mockWps({ 'system.status': status }), merchant },
  );

it('shows the site for 0 and when the platform does not answer [START-01]', async () => {
  const { unmount } = show({ status: 0 });
  expect(await screen.findByText('the site')).toBeVisible();
  unmount();
  show(unreachable);
  expect(await screen.findByText('the site')).toBeVisible();
});

it('shows the maintenance page for 1 [START-01]', async () => {
  show({ status: 1 });
  expect(await screen.findByText('We’ll be back soon')).toBeVisible();
  expect(screen.queryByText('the site')).not.toBeInTheDocument();
});

it('shows the region page for 2, with the way to ask [START-01]', async () => {
  show({ status: 2, contactUrl: 'https://help.example' });
  expect(await screen.findByText('Not available where you are')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'https://help.example',
  );
});

it('opens the site again when a new check says so [START-01]', async () => {
  const answers = [{ status: 1 }, { status: 0 }];
  show(() => answers.shift() ?? { status: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('the site')).toBeVisible();
});
