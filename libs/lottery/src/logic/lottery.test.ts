import { describe, expect, it } from 'vitest';
import { listGroups, nextDraw, pauseUntilDraw, timeLeft } from './lottery';

describe('lotteries', () => {
  it('count down to the draw', () => {
    expect(timeLeft(61_000, 0)).toBe('1:01');
    expect(timeLeft(3_661_000, 0)).toBe('1:01:01');
    expect(timeLeft(0, 5000)).toBe('0:00');
  });

  it('are asked for again shortly after the next draw, and not all the time', () => {
    expect(pauseUntilDraw([], 0)).toBe(false);
    expect(pauseUntilDraw([{ nextDrawTime: 60_000 }, { nextDrawTime: 90_000 }], 0)).toBe(61_500);
    expect(pauseUntilDraw([{ nextDrawTime: 60_000 }], 200_000)).toBe(15_000);
  });

  it('stand in the groups of the menu that belong to their prize mode [LAUNCH-01]', () => {
    const menu = ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT'].map((vassalage) => ({
      groupName: vassalage,
      lotteries: [{ vassalage }],
    }));
    expect(listGroups(menu, 'LOTT')).toEqual(['LOTT', 'TCG_LOTTO_VN']);
    expect(listGroups(menu, 'SEA')).toEqual(['TCG_SEA']);
    expect(listGroups(menu, 'ELOTT')).toEqual(['ELOTT']);
  });

  it('go on to the following draw when one is over', () => {
    expect(nextDraw(1000, 60, 0)).toBe(1000);
    expect(nextDraw(1000, 60, 1000)).toBe(61_000);
    expect(nextDraw(1000, 60, 130_000)).toBe(181_000);
    expect(nextDraw(1000, undefined, 5000)).toBe(1000);
  });
});
