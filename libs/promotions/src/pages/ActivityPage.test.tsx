import { mockWps, refusing } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { useOverlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showPromotions } from '../testing/showPromotions';
import './ActivitiesPage';
import './ActivityPage';

const activity = {
  id: '7',
  title: 'Rain of coins',
  status: 'join',
  content: '<p>Play on a rainy day.</p>',
  needsComment: false,
  maxImages: 0,
};

function platform(changes: Partial<typeof activity> = {}): FakeWps {
  return mockWps({ 'promotions.activityDetail': { ...activity, ...changes } });
}

const address = '/m/activityInfo?id=7';

beforeEach(() => endSession());

describe('the terms', () => {
  const terms = {
    who: 'newcomers',
    paid: 'once',
    minDeposit: 100,
    minPayout: 100,
    timesStaked: 8,
    withDeposit: true,
  };
  const showTerms = (changes: object, period: object = {}) =>
    showPromotions(address, {
      wps: mockWps({
        'promotions.activityDetail': { ...activity, ...period, terms: { ...terms, ...changes } },
      }),
    });
  const told = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

  it('tell who may join, from which deposit, and what is to be bet [ACT-01]', async () => {
    showTerms({}, { startTime: Date.UTC(2026, 10, 21) });
    expect(await told('Who can join')).toHaveTextContent('before your first deposit');
    expect(await told('Promotion period')).toHaveTextContent(/From Nov 21, 2026/);
    expect(await told('Minimum deposit')).toHaveTextContent('₱100.00');
    expect(await told('You get')).toHaveTextContent('₱100.00 or more');
    expect(await told('Games that count')).toHaveTextContent('All games');
    expect(await told('Turnover')).toHaveTextContent('Bet deposit and bonus 8 times');
  });

  it('tell least, most and the games that count, and no deposit without one [ACT-01]', async () => {
    const ranked = { who: 'members', minDeposit: null, maxPayout: 10_000, games: 'RNG' };
    showTerms({ ...ranked, timesStaked: 0, withDeposit: false });
    expect(await told('You get')).toHaveTextContent('₱100.00 to ₱10,000.00');
    expect(await told('Games that count')).toHaveTextContent('Slots');
    expect(await told('Turnover')).toHaveTextContent('None');
    expect(screen.queryByText('Minimum deposit')).not.toBeInTheDocument();
  });

  it.each([
    [{ maxPayout: 10_000 }, '₱100.00 to ₱10,000.00, but no more than 0.3% of your bets that count'],
    [{ minPayout: null }, '0.3% of your bets that count'],
  ])('tell the share of bets that is paid, or paid at most: %o [ACT-01]', async (bounds, words) => {
    showTerms({ ...bounds, stakesPercent: 0.3 });
    expect(await told('You get')).toHaveTextContent(words);
  });
});

describe('the list', () => {
  it('shows every activity with its status, to visitors too [ROUTE-10, ACT-01]', async () => {
    showPromotions('/m/activity', { type: 'visitor' });
    const first = await screen.findByText('Activity 1');
    expect(first.closest('a')).toHaveAttribute('href', '/m/activityInfo?id=1');
    const texts = [
      'Join',
      'Claim',
      'Submitted',
      'Ended',
      'Not approved',
      'Paid',
      'Claimed',
      'Under review',
      'Joined',
      'Coming soon',
    ];
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('narrows by category [ROUTE-10]', async () => {
    const { user } = showPromotions('/m/activity');
    await user.click(await screen.findByRole('button', { name: 'Sports' }));
    expect(screen.queryByText('Activity 1')).not.toBeInTheDocument();
    expect(screen.getByText('Activity 2')).toBeInTheDocument();
  });

  it('says so when there is none [ROUTE-10]', async () => {
    showPromotions('/m/activity', { wps: mockWps({ 'promotions.activities': [] }) });
    expect(await screen.findByText('No promotions right now')).toBeInTheDocument();
  });
});

describe('one activity', () => {
  it.each(['claim', 'close'] as const)(
    'in status %s offers a button only where something can be done [ACT-01]',
    async (status) => {
      showPromotions(address, { wps: platform({ status }) });
      expect(await screen.findByRole('heading', { name: 'Rain of coins' })).toBeInTheDocument();
      const button = screen.queryByRole('button', { name: /^(Join|Claim)$/ });
      if (status === 'claim') expect(button).toBeInTheDocument();
      else expect(button).not.toBeInTheDocument();
    },
  );

  it('is joined with one press where nothing else is asked for [ACT-01]', async () => {
    const { user, wps } = showPromotions(address, { wps: platform() });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Submitted. We’ll reply here.')).toBeInTheDocument();
    expect(wps.callsOf('promotions.applyActivity')[0]?.body).toMatchObject({ id: '7' });
    await waitFor(() => expect(wps.callsOf('promotions.activityDetail').length).toBeGreaterThan(1));
  });

  it.each([
    [{ status: 'joined' }, 'You’re in. What you do from now on counts.'],
    [{ status: 'claimed', amount: 5 }, '₱5.00 added to your balance'],
  ])('tells what came of %o [ACT-01]', async (answer, told) => {
    const wps = mockWps({
      'promotions.activityDetail': activity,
      'promotions.applyActivity': answer,
    });
    const { user } = showPromotions(address, { wps });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it('stays refused beside its button, with the focus', async () => {
    const gone = { 'promotions.applyActivity': refusing(errorCodes.promotionUnavailable) };
    const wps = mockWps({ 'promotions.activityDetail': activity, ...gone });
    const { user } = showPromotions(address, { wps });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(document.activeElement).toHaveRole('alert'));
    expect(document.activeElement).not.toBeEmptyDOMElement();
  });

  it('sends a visitor to the login, and back here [ACT-01, SESS-05]', async () => {
    const { user, wps } = showPromotions(address, { type: 'visitor', wps: platform() });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByTestId('address')).toHaveTextContent(
      `/m/login?returnTo=${encodeURIComponent(address)}`,
    );
    expect(wps.callsOf('promotions.applyActivity')).toHaveLength(0);
  });

  it('asks a trial for an actual account, and leads back here [CRED-02, TRIAL-01]', async () => {
    const { user, wps } = showPromotions(address, { type: 4, wps: platform() });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(useOverlay.getState().current).toEqual({ kind: 'login', returnTo: address });
    expect(wps.callsOf('promotions.applyActivity')).toHaveLength(0);
  });

  it('that does not exist leads to those that do [ROUTE-10]', async () => {
    const wps = mockWps({ 'promotions.activityDetail': refusing(errorCodes.notFound) });
    showPromotions(address, { wps });
    expect(await screen.findByText('We couldn’t find this promotion')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('that is not named leads to the list [ROUTE-10]', async () => {
    showPromotions('/m/activityInfo');
    expect(await screen.findByRole('link', { name: 'All promotions' })).toHaveAttribute(
      'href',
      '/m/activity',
    );
  });
});

describe('an application', () => {
  const file = (name: string, type: string, size = 4) => {
    const made = new File(['data'], name, { type });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };

  async function open(wps = platform({ needsComment: true, maxImages: 3 })) {
    const shown = showPromotions(address, { wps });
    await shown.user.click(await screen.findByRole('button', { name: 'Join' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply' }));
    return { ...shown, dialog };
  }

  it('stays refused at its form, which keeps what was typed', async () => {
    const detail = { ...activity, needsComment: true, maxImages: 3 };
    const gone = { 'promotions.applyActivity': refusing(errorCodes.promotionUnavailable) };
    const { user, dialog } = await open(mockWps({ 'promotions.activityDetail': detail, ...gone }));
    await user.type(dialog.getByLabelText(/^Comment/), 'My proof');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByRole('alert')).toHaveFocus();
    expect(dialog.getByLabelText(/^Comment/)).toHaveValue('My proof');
  });

  it('carries comment and pictures [ACT-01]', async () => {
    const { user, wps, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(dialog.getByText('Write a comment')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Comment/), ' My proof ');
    await user.upload(dialog.getByLabelText('Add screenshots'), file('a.png', 'image/png'));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(wps.callsOf('promotions.applyActivity')[0]?.body).toMatchObject({
        id: '7',
        comment: 'My proof',
        images: [{ name: 'a.png', type: 'image/png', data: btoa('data') }],
      }),
    );
  });

  it('takes 140 characters at most [ACT-01]', async () => {
    const { user, dialog } = await open();
    const comment = dialog.getByLabelText(/^Comment/);
    await user.click(comment);
    await user.paste('x'.repeat(150));
    expect(comment).toHaveValue('x'.repeat(140));
    expect(dialog.getByText('140 of 140 characters')).toBeInTheDocument();
  });

  it('takes three pictures at most, and lets one be taken out again [ACT-01]', async () => {
    const { user, dialog } = await open();
    const files = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`, 'image/jpeg'));
    await user.upload(dialog.getByLabelText('Add screenshots'), files);
    expect(dialog.getAllByRole('img')).toHaveLength(3);
    expect(dialog.getByText('You can send 3 screenshots at most')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Add screenshots')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove b.jpg' }));
    expect(dialog.getAllByRole('img')).toHaveLength(2);
    expect(dialog.getByLabelText('Add screenshots')).toBeInTheDocument();
  });
});

describe('an activity that comes with a deposit', () => {
  const deposit = { least: 100, bonusPercent: 100, timesStaked: 8 };
  const joining = (status: string) =>
    mockWps({
      'promotions.activityDetail': { ...activity, status, deposit },
      'promotions.applyActivity': { status: 'joined' },
    });

  it('leads on to the deposit, with the promotion chosen, once it is joined', async () => {
    const { user } = showPromotions(address, { wps: joining('join') });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/voucherCenter?promotion=7');
  });

  it('keeps the way to the deposit open for whoever has joined before', async () => {
    showPromotions(address, { wps: joining('joined') });
    expect(await screen.findByRole('link', { name: 'Deposit now' })).toHaveAttribute(
      'href',
      '/m/voucherCenter?promotion=7',
    );
  });
});
