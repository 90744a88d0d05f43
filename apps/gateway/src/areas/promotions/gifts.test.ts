import { memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { endlessSessions } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const seat = seatPlayer(endlessSessions);
const { ask, platform } = seat;
const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

describe('gifts', () => {
  it('are paid once: rewards and rebate', async () => {
    const rewards = promotionCalls.rewards.answer.parse((await ask(promotionCalls.rewards)).value);
    const [id = ''] = rewards.filter(({ status }) => status === 'claimable').map((each) => each.id);
    const before = await balance();
    const claim = await ask(promotionCalls.claimReward, { body: { id } });
    const { amount } = promotionCalls.claimReward.answer.parse(claim.value);
    expect(await balance()).toBe(before + amount);
    expect((await ask(promotionCalls.claimReward, { body: { id } })).code).toBe('reward.taken');
    expect((await ask(memberCalls.claimManualRebate)).success).toBe(true);
    expect((await ask(memberCalls.claimManualRebate)).code).toBe('rebate.nothing');
  });

  it('rain for twenty minutes of every hour, one envelope each', async () => {
    platform.advance(3_600_000 - ((platform.gateway.services.now() - 1) % 3_600_000));
    const grabbed = await ask(promotionCalls.grabRedRain);
    const { amount } = promotionCalls.grabRedRain.answer.parse(grabbed.value);
    const rain = promotionCalls.redRain.answer.parse((await ask(promotionCalls.redRain)).value);
    expect(rain).toMatchObject({ open: true, remaining: 0, won: amount });
    expect(rain.nextStartTime).toBe((rain.startTime ?? 0) + 3_600_000);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.taken');
    platform.advance(21 * 60_000);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.closed');
  });
});
