import { mockWps, ScreenProviders, sampleMerchant, unreachable } from '@playhouse/fixtures';
import type { ScreenProvidersProps } from '@playhouse/fixtures';
import { viewer } from '@playhouse/session';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contentScreens } from '../screens';

const open = (address: string, changes: Partial<ScreenProvidersProps> = {}) =>
  render(
    <ScreenProviders
      screens={contentScreens}
      viewer={viewer}
      history={[address]}
      wps={mockWps()}
      {...changes}
    />,
  );
const help = [
  { title: 'One', content: '<p>Answer one</p>' },
  { title: 'Two', content: '<p>Answer <b>two</b></p>' },
];

describe('announcements', () => {
  const notices = [
    { id: '1', title: 'First', content: '<p>Body one</p>' },
    { id: '2', title: 'Second', content: '<p>Body <a href="/m/activity">two</a></p>' },
  ];

  it('are listed by title and open in their place [ROUTE-05, HOME-02]', async () => {
    open('/m/notice', { wps: mockWps({ 'content.notices': notices }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Second' }));
    await userEvent.click(await screen.findByRole('link', { name: 'two' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/activity');
  });

  it('say so when there are none, and when they cannot be loaded [ROUTE-05]', async () => {
    const { unmount } = open('/m/notice', { wps: mockWps({ 'content.notices': [] }) });
    expect(await screen.findByText('No announcements at the moment')).toBeVisible();
    unmount();
    open('/m/notice', { wps: mockWps({ 'content.notices': unreachable }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('help centre', () => {
  it('opens the first text, then the one that is clicked; asks for MOBILE [HELP-01]', async () => {
    const wps = mockWps({ 'content.helpCenter': help });
    open('/m/help', { wps });
    expect(await screen.findByText('Answer one')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(await screen.findByText('two')).toBeVisible();
    expect(screen.queryByText('Answer one')).not.toBeInTheDocument();
    expect(wps.callsOf('content.helpCenter')[0]?.query).toEqual({ lang: 'EN', device: 'MOBILE' });
  });

  it('opens the text that i picks [HELP-01]', async () => {
    open('/m/help?i=1', { wps: mockWps({ 'content.helpCenter': help }) });
    expect(await screen.findByText('two')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a placeholder when there is no text [HELP-01]', async () => {
    open('/m/help', { wps: mockWps({ 'content.helpCenter': [] }) });
    expect(await screen.findByText('No help texts yet')).toBeVisible();
  });

  it('shows one text on its own screen [ROUTE-05]', async () => {
    open('/m/helpDetail?i=1', { wps: mockWps({ 'content.helpCenter': help }) });
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
    expect(await screen.findByText('two')).toBeVisible();
  });
});

describe('customer service', () => {
  it('lists the contacts of the merchant’s types [ROUTE-05, SVC-01]', async () => {
    const contacts = [
      { type: 'CS', title: 'Ana', path: 'https://ana.example' },
      { type: 'FACEBOOK', title: 'Face', path: 'https://face.example' },
    ];
    open('/m/service', { wps: mockWps({ 'system.customerService': contacts }) });
    expect(await screen.findByRole('link', { name: /Ana/ })).toBeVisible();
    expect(screen.queryByText('Face')).not.toBeInTheDocument();
  });
});

it.each([18, 21] as const)(
  'the agreement states the minimum age of %i [REG-05, ROUTE-05]',
  async (age) => {
    const base = sampleMerchant();
    open('/m/useragreement', { merchant: { ...base, register: { ...base.register, age } } });
    expect(await screen.findByText(`Only for people aged ${age} and over`)).toBeVisible();
    expect(screen.getByText(new RegExp(`at least ${age} years old`))).toBeVisible();
  },
);

it.each([
  ['/m/maintenance', 'We’ll be back soon'],
  ['/m/restricted', 'Not available where you are'],
  ['/m/blockedIp', 'Your network is blocked'],
  ['/m/download', 'Get the Sample app'],
  ['/m/outerApp?url=https%3A%2F%2Fout.example%2Fa', 'You are leaving this site'],
  ['/m/outerApp?url=javascript%3Aalert(1)', 'This link does not work'],
])('%s shows its own screen [ROUTE-05, ROUTE-19]', async (address, heading) => {
  open(address);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
