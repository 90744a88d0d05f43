import { sampleLotteries } from '@playhouse/fixtures';
import { serverClock } from '@playhouse/platform';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showLottery } from '../testing/showLottery';

describe('lottery screens', () => {
  it('list the lotteries of a prize mode [ROUTE-07]', async () => {
    const { wps } = showLottery('/m/lottery');
    expect(await screen.findByRole('link', { name: /Swift 3D/ })).toBeVisible();
    expect(wps.callsOf('lobby.lotteryList')[0]).toMatchObject({ query: { prizeMode: 'LOTT' } });
    await userEvent.click(screen.getByRole('tab', { name: 'E-lottery' }));
    await waitFor(() =>
      expect(wps.callsOf('lobby.lotteryList').at(-1)).toMatchObject({
        query: { prizeMode: 'ELOTT' },
      }),
    );
  });

  it('count down to the draw by the platform’s clock on a phone an hour ahead [ROUTE-07]', async () => {
    const there = Date.now() - 3_600_000;
    const [lottery] = sampleLotteries;
    const next = { ...lottery, nextDrawTime: there + 300_000, drawInterval: null };
    showLottery('/m/lottery', { answers: { 'lobby.lotteryList': [next] } });
    const [left] = await screen.findAllByRole('timer');
    act(() => serverClock.hear(there, 0));
    expect(left).toHaveTextContent(/^(4:5\d|5:00)$/);
    act(() => serverClock.hear(Date.now(), 0));
  });

  it('list every lottery of every prize mode [ROUTE-07]', async () => {
    const { wps } = showLottery('/m/moreLottery');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Swift 3D/ })).toHaveLength(3));
    const modes = wps.callsOf('lobby.lotteryList').map(({ query }) => query);
    expect(modes).toEqual(
      expect.arrayContaining([{ prizeMode: 'LOTT' }, { prizeMode: 'ELOTT' }, { prizeMode: 'SEA' }]),
    );
  });

  it('have no heading over a prize mode without lotteries [ROUTE-07]', async () => {
    showLottery('/m/moreLottery', {
      answers: {
        'lobby.lotteryList': ({ query }: { query: { prizeMode: string } }) =>
          query.prizeMode === 'ELOTT' ? sampleLotteries : [],
      },
    });
    await screen.findByRole('link', { name: /Swift 3D/ });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['E-lottery']);
  });

  it('show the digits of a draw in their order where words run from right to left', async () => {
    const [lottery] = sampleLotteries;
    const result = { code: 'SGN', gameName: 'Saigon Draw', numero: '1', drawTime: 0 };
    const answers = {
      'lobby.lotteryList': [{ ...lottery, result: ['4', '7'] }],
      'lobby.vietnameseResults': [{ ...result, prizes: [{ name: '1', numbers: ['4', '7'] }] }],
    };
    document.documentElement.dir = 'rtl';
    showLottery('/m/lottery/results', { answers });
    expect(await screen.findByText('4 · 7')).toHaveAttribute('dir', 'ltr');
    cleanup();
    showLottery('/m/lottery', { answers });
    const [balls] = await screen.findAllByRole('list', { name: 'Last result' });
    expect(balls).toHaveAttribute('dir', 'ltr');
    document.documentElement.dir = '';
  });

  it('tell draws and results by the clock of their merchant [ROUTE-07]', async () => {
    const [timeZone, at] = ['America/Sao_Paulo', 'Apr 14, 2026, 1:30 PM'];
    const drawn = Date.UTC(2026, 3, 14, 16, 30);
    const [lottery] = sampleLotteries;
    const result = { code: 'SGN', gameName: 'Saigon Draw', numero: '1', prizes: [] };
    const answers = {
      'lobby.lotteryList': [{ ...lottery, nextDrawTime: drawn, drawInterval: null }],
      'lobby.vietnameseResults': [{ ...result, drawTime: drawn }],
    };
    showLottery('/m/lottery/results', { answers, merchant: { timeZone } });
    const plain = (content: string) => content.replaceAll(/\s/g, ' ').includes(at);
    expect(await screen.findByText(plain)).toBeVisible();
    cleanup();
    showLottery(`/m/startLottery?prize_mode=LOTT&code=${lottery?.code}`, {
      answers,
      merchant: { timeZone },
    });
    expect(await screen.findByText(plain)).toBeVisible();
  });
});
