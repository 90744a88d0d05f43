import { refusing, sampleLotteries } from '@playhouse/fixtures';
import { errorCodes } from '@playhouse/wps';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showLottery } from '../testing/showLottery';
// Loaded ahead, so that no test waits for the chunk.
import './LotteryPlayPage';

beforeEach(() => localStorage.clear());

const dice = '/m/lottery/play?playType=trad&prize_mode=ELOTT&code=FAST3';
const digits = '/m/lottery/play?playType=trad&prize_mode=LOTT&code=FAST5';

type User = ReturnType<typeof showLottery>['user'];

const lines = () =>
  within(screen.getByRole('list', { name: 'Your slip' })).getAllByRole('listitem');

async function choose(user: User, board: string, ...numbers: number[]) {
  const group = within(await screen.findByRole('group', { name: board }));
  for (const number of numbers)
    await user.click(group.getByRole('button', { name: String(number) }));
}

const enterStake = (typed: string) =>
  fireEvent.change(screen.getByLabelText('Stake'), { target: { value: typed } });

const add = (user: User) => user.click(screen.getByRole('button', { name: 'Add to bet slip' }));

describe('a slip', () => {
  it('is filled line by line from a board, and placed as one order with its total [LAUNCH-02]', async () => {
    const { user, wps } = showLottery(dice);
    await choose(user, '3 numbers', 3, 1, 2);
    enterStake('10');
    await add(user);
    await choose(user, '3 numbers', 4, 5, 6);
    enterStake('2.50');
    await add(user);
    expect(lines().map((line) => line.textContent)).toEqual([
      '1 · 2 · 33 numbers₱10.00',
      '4 · 5 · 63 numbers₱2.50',
    ]);
    expect(screen.getByText('₱12.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    expect(await screen.findByText('Bet placed for draw 20260414')).toBeVisible();
    expect(wps.callsOf('lobby.placeOrder').map(({ body }) => body)).toMatchObject([
      {
        vendor: 'LOTT',
        code: 'FAST3',
        playType: 'trad',
        lines: [
          { playId: 'any3', numbers: [1, 2, 3], stake: 10 },
          { playId: 'any3', numbers: [4, 5, 6], stake: 2.5 },
        ],
        amount: 12.5,
      },
    ]);
    expect(screen.getByRole('link', { name: 'See these bets' })).toHaveAttribute(
      'href',
      '/m/lottery/order?orderId=L1',
    );
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.queryByRole('list', { name: 'Your slip' })).not.toBeInTheDocument();
  });

  it('tells no balance that the player hides [SHELL-06]', async () => {
    localStorage.setItem('balanceHidden', '1');
    const { user } = showLottery(dice);
    await choose(user, '3 numbers', 3, 1, 2);
    enterStake('10');
    await add(user);
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    expect(await screen.findByText(/Your balance is now \*{6}\./)).toBeVisible();
  });

  it('stays where the platform refuses it, under its word', async () => {
    const { user } = showLottery(dice, {
      answers: { 'lobby.placeOrder': refusing(errorCodes.balanceInsufficient) },
    });
    await choose(user, '3 numbers', 3, 1, 2);
    enterStake('10');
    await add(user);
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    await waitFor(() => expect(document.activeElement).toHaveRole('alert'));
    expect(lines()).toHaveLength(1);
  });

  it('says what a line lacks, and takes none that the platform would refuse', async () => {
    const { user } = showLottery(dice);
    await choose(user, '3 numbers', 1, 2);
    expect(screen.getByText('2 of 3 chosen')).toBeVisible();
    await add(user);
    expect(await screen.findByText('Choose 3 numbers first')).toHaveAttribute('role', 'alert');
    await choose(user, '3 numbers', 6);
    for (const wrong of ['0.5', '5001', '10.005', 'ten']) {
      enterStake(wrong);
      await add(user);
      expect(screen.getByLabelText('Stake')).toBeInvalid();
    }
    expect(screen.queryByRole('list', { name: 'Your slip' })).not.toBeInTheDocument();
  });

  it('leads to a stake that alone is wrong, as every form does to its first wrong field', async () => {
    const { user } = showLottery(dice);
    await choose(user, '3 numbers', 1, 2);
    await add(user);
    expect(await screen.findByText('Choose 3 numbers first')).toBeVisible();
    expect(screen.getByLabelText('Stake')).not.toHaveFocus();
    await choose(user, '3 numbers', 3);
    await add(user);
    await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveFocus());
    expect(screen.getByLabelText('Stake')).toBeInvalid();
    enterStake('10');
    expect(screen.getByLabelText('Stake')).toBeValid();
  });

  it('takes lines off, picks by chance and clears', async () => {
    const { user } = showLottery(digits);
    await user.click(await screen.findByRole('button', { name: 'Quick pick' }));
    expect(screen.getByText('3 of 3 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('0 of 3 chosen')).toBeVisible();
    await choose(user, 'Position 1', 7);
    await choose(user, 'Position 2', 7);
    await choose(user, 'Position 3', 0);
    await user.click(screen.getByRole('button', { name: '₱10' }));
    await add(user);
    expect(lines()[0]).toHaveTextContent('7 · 7 · 0');
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.queryByRole('button', { name: 'Place bets' })).not.toBeInTheDocument();
  });

  it('of entertainment bets on outcomes, and keeps the traditional one beside it [LAUNCH-02]', async () => {
    const { user } = showLottery(dice);
    await choose(user, '3 numbers', 1, 2, 3);
    enterStake('10');
    await add(user);
    await user.click(screen.getByRole('radio', { name: 'Big / Small / Odd / Even' }));
    expect(screen.queryByRole('group', { name: '3 numbers' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Odd' }));
    enterStake('5');
    await add(user);
    expect(lines()[0]).toHaveTextContent('Odd₱5.00');
    await user.click(screen.getByRole('radio', { name: 'Pick numbers' }));
    expect(lines()[0]).toHaveTextContent('1 · 2 · 3');
  });
});

it.each([
  ['trad', 'Pick numbers', '3 numbers'],
  ['ent', 'Big / Small / Odd / Even', 'Odd'],
])(
  'the lobby is the first lottery, opened for %s [LAUNCH-02, ROUTE-08]',
  async (type, way, bet) => {
    showLottery(`/m/lottery/play?playType=${type}&prize_mode=ELOTT&code=lobby`);
    expect(await screen.findByRole('radio', { name: way })).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Swift 3D');
    expect(screen.getByRole('button', { name: bet })).toBeVisible();
  },
);

it('a lottery without a rule is played at its vendor’s page [LAUNCH-01]', async () => {
  const [first] = sampleLotteries;
  showLottery(dice, { answers: { 'lobby.lotteryList': [{ ...first, rule: null }] } });
  expect(await screen.findByTestId('address')).toHaveTextContent(
    '/m/launchGame?playType=trad&prize_mode=ELOTT&code=FAST3&frame=true',
  );
});

it('a lottery that is not offered says so and leads on', async () => {
  showLottery('/m/lottery/play?prize_mode=LOTT&code=none');
  expect(await screen.findByText('We don’t have this lottery any more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the lotteries' })).toHaveAttribute(
    'href',
    '/m/lottery',
  );
});
