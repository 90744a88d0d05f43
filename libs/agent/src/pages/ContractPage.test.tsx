import { mockWps, refusing, sampleContract, unreachable } from '@playhouse/fixtures';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAgent } from '../testing/showAgent';
// Loaded ahead, so that no test waits for the chunk.
import './OneContract';

const offered = { ...sampleContract, contractId: 'C7', status: 'pending' };

/** Each kind with its address, its call, and the call that decides with what it carries. */
const kinds = [
  [
    'daily salary',
    '/m/member/agent/getSalaryContract',
    'contracts.dailySalaryRequest',
    'contracts.processDailySalary',
    'query',
  ],
  [
    'dividend',
    '/m/member/agent/getDevidendContract',
    'contracts.dividendRequest',
    'contracts.acceptDividend',
    'body',
  ],
  [
    'hourly salary',
    '/m/member/agent/getHourContract',
    'contracts.hourlySalaryRequest',
    'contracts.hourSalary',
    'body',
  ],
] as const;

it('tells the share of bets above which no dividend goes [CONTR-02]', async () => {
  const tiers = [{ minTurnover: 10_000, rate: 5, minActiveMembers: 3, stakesPercent: 0.1 }];
  const wps = mockWps({ 'contracts.dividendRequest': { ...offered, tiers } });
  showAgent('/m/member/agent/getDevidendContract', { type: 0, wps });
  expect(await screen.findByText(/never more than 0\.1% of your team’s bets/)).toBeVisible();
});

it.each(kinds)(
  'shows the %s contract and lets a member accept it [ROUTE-16, CONTR-02]',
  async (_kind, address, ask, decide, part) => {
    let status = 'pending';
    const wps = mockWps({ [ask]: () => ({ ...offered, status }), [decide]: undefined });
    const { user } = showAgent(address, { type: 0, wps });
    expect(await screen.findByText('Waiting for your answer')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(offered.tiers.length + 1);
    status = 'active';
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Contract accepted. It runs from its first day.')).toBeVisible();
    expect(wps.callsOf(decide)[0]?.[part]).toEqual({ contractId: 'C7', action: 'accept' });
    expect(await screen.findByText('In force')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  },
);

it('can be turned down [CONTR-02]', async () => {
  const [[, address, ask, decide]] = kinds;
  const wps = mockWps({ [ask]: offered, [decide]: undefined });
  const { user } = showAgent(address, { wps });
  await user.click(await screen.findByRole('button', { name: 'Turn down' }));
  expect(await screen.findByText('Contract turned down')).toBeVisible();
  expect(wps.callsOf(decide)[0]?.query).toEqual({ contractId: 'C7', action: 'reject' });
});

it('says so when no contract is offered [ROUTE-16]', async () => {
  const [[, address, ask]] = kinds;
  showAgent(address, { wps: mockWps({ [ask]: null }) });
  expect(await screen.findByText('Your upline has not offered you a contract yet')).toBeVisible();
});

it('stays refused beside its buttons, with the focus [CONTR-02]', async () => {
  const wps = mockWps({
    'contracts.dailySalaryRequest': offered,
    'contracts.processDailySalary': refusing(errorCodes.contractMissing),
  });
  const { user } = showAgent('/m/member/agent/getSalaryContract', { type: 0, wps });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(document.activeElement).toHaveRole('alert'));
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

it('offers a retry when the contract cannot be read [ROUTE-16]', async () => {
  const [[, address, ask]] = kinds;
  const { wps, user } = showAgent(address, { wps: mockWps({ [ask]: unreachable }) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(wps.callsOf(ask)).toHaveLength(2));
});
