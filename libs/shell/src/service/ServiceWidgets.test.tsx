import { useContacts } from '@playhouse/content';
import { mockWps, renderWithProviders, sampleMerchant, unreachable } from '@playhouse/fixtures';
import { provideScreens } from '@playhouse/navigation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { ServiceWidgets } from './ServiceWidgets';
import { siteScreens } from '../screens';

beforeAll(() => provideScreens(siteScreens));

const contact = (type: string, title: string) => ({
  type,
  title,
  path: `https://${title}.example`,
});
const merchant = sampleMerchant({
  contactTypes: ['CS', 'TELEGRAM', 'FACEBOOK'],
  resources: [
    { resourceType: 'TELEGRAM', url: 'https://t1.example', labelNameEn: 'News' },
    { resourceType: 'TELEGRAM1', url: 'https://t2.example', labelNameEn: 'Help' },
    { resourceType: 'FACEBOOK', url: 'https://f.example', labelNameEn: 'Community' },
  ],
});
const show = (address: string, contacts: unknown[]) =>
  renderWithProviders(<ServiceWidgets />, {
    address,
    wps: mockWps({ 'system.customerService': contacts }),
    merchant,
  });

/** Opens the contacts, which come with the tap. */
async function open(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Contact us' }));
  await screen.findByRole('list');
}

it('is the contact itself where there is only one [SVC-01]', async () => {
  show('/m/help', [contact('CS', 'ana')]);
  expect(await screen.findByRole('link', { name: 'Live chat: ana' })).toHaveAttribute(
    'href',
    'https://ana.example',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens a single contact at once, and unfolds several by title, one kind at a time [SVC-01]', async () => {
  show('/m/help', [
    ...[contact('CS', 'ana'), contact('CS', 'ben')],
    ...[contact('TELEGRAM', 'one'), contact('TELEGRAM', 'two'), contact('FACEBOOK', 'fans')],
  ]);
  await open();
  expect(screen.getByRole('link', { name: 'Facebook: fans' })).toBeVisible();
  expect(screen.queryByText('ana')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Live chat' }));
  expect(screen.getByText('ana')).toBeVisible();
  expect(screen.getByText('ben')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Telegram' }));
  expect(screen.queryByText('ana')).not.toBeInTheDocument();
  expect(screen.getByText('two')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Telegram' }));
  expect(screen.queryByText('two')).not.toBeInTheDocument();
});

it('closes on Escape, and on a press beside it that reaches nothing else', async () => {
  show('/m/help', [contact('CS', 'ana'), contact('CS', 'ben')]);
  const kind = () => screen.queryByRole('button', { name: 'Live chat' });
  await open();
  expect(kind()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(kind()).not.toBeInTheDocument();
  await open();
  expect(kind()).toBeVisible();
  await userEvent.click(screen.getByRole('presentation'));
  expect(kind()).not.toBeInTheDocument();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('has on home chat, and Telegram and Facebook of the merchant’s links [SVC-02]', async () => {
  show('/m/home', [contact('CS', 'ana'), contact('TELEGRAM', 'ignored')]);
  await open();
  expect(screen.getByRole('link', { name: 'Live chat: ana' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Facebook: Community' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Telegram' }));
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', 'https://t1.example');
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
});

it('stays away from screens of play', async () => {
  show('/m/gameList', [contact('CS', 'ana')]);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

/** A screen that shows the contacts itself; what is around it comes later. */
function LateWidgets() {
  const [late, setLate] = useState(false);
  const { isError } = useContacts();
  return (
    <>
      <p>{isError ? 'Not to be had' : 'Waiting'}</p>
      <button onClick={() => setLate(true)}>Come</button>
      {late && <ServiceWidgets />}
    </>
  );
}

it('does not set a screen back to waiting that says there are none to be had', async () => {
  const wps = mockWps({ 'system.customerService': unreachable });
  renderWithProviders(<LateWidgets />, { address: '/m/help', wps });
  expect(await screen.findByText('Not to be had')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(screen.getByText('Not to be had')).toBeVisible();
  expect(wps.callsOf('system.customerService')).toHaveLength(1);
});
