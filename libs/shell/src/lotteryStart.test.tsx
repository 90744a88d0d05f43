import { mockWps, ScreenProviders, signIn } from '@playhouse/fixtures';
import { paths } from '@playhouse/navigation';
import { endSession, viewer } from '@playhouse/session';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteScreens } from './screens';

beforeEach(() =>
  signIn({ token: 't', merchantCode: 'sample', userName: 'ana', type: 0, firstTimeLogin: false }),
);
afterEach(endSession);

/** All but the slip, whose address shows instead. */
const screens = siteScreens.filter(({ path }) => path !== paths.lotteryPlay);

/** Opens an address of the site with the platform behind it. */
function visit(address: string) {
  const wps = mockWps();
  render(<ScreenProviders screens={screens} viewer={viewer} history={[address]} wps={wps} />);
  return wps;
}

describe('lottery screens', () => {
  it.each([
    ['Pick numbers', 'trad'],
    ['Big / Small / Odd / Even', 'ent'],
  ])('start a lottery by %s [ROUTE-07, LAUNCH-02]', async (name, playType) => {
    const wps = visit('/m/startLottery?prize_mode=LOTT&code=FAST5');
    expect(await screen.findByRole('heading', { name: 'Swift 5D' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByTestId('address')).toHaveTextContent(
      `/m/lottery/play?playType=${playType}&prize_mode=LOTT&code=FAST5`,
    );
    expect(wps.callsOf('lobby.launchGame')).toEqual([]);
  });

  it('open the lobby of a vendor that has one, without asking for the play type [LAUNCH-01]', async () => {
    const wps = visit('/m/startLottery?prize_mode=SEA&code=SGN');
    await screen.findByRole('heading', { name: 'Saigon Draw' });
    expect(screen.queryByRole('button', { name: 'Pick numbers' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByTitle('Golden Carabao');
    expect(wps.callsOf('lobby.launchGame')[0]).toMatchObject({
      query: { vendor: 'TCG_LOTTO_VN', gameId: 'lobby', nodeId: '303' },
    });
  });
});

it('game list of a lottery category leads to the lottery screen [LIST-02]', async () => {
  visit('/m/gameList?gameType=LOTT');
  expect(await screen.findByRole('tab', { name: 'Lottery' })).toBeVisible();
});
