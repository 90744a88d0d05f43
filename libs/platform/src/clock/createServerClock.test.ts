// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './createServerClock';

const hour = 3_600_000;
const noon = Date.parse('2026-11-21T12:00:00Z');

/** A device whose clock is wrong by `error`, and the platform whose answers take a while. */
function world(error: number) {
  const truth = { now: noon };
  const device = { error };
  const clock = createServerClock(() => truth.now + device.error);
  const answer = (there = 40, back = 40) => {
    truth.now += there;
    const date = Math.floor(truth.now / 1000) * 1000;
    truth.now += back;
    clock.hear(date, there + back);
  };
  return { truth, device, clock, answer };
}

describe('the clock of the platform', () => {
  it('is the device’s until the platform has answered', () => {
    expect(world(hour).clock.now()).toBe(noon + hour);
  });

  it('tells by how much the device is wrong, once the platform has answered', () => {
    const { clock, answer } = world(hour);
    expect(clock.ahead()).toBeUndefined();
    answer();
    expect(Math.abs((clock.ahead() ?? 0) + hour)).toBeLessThanOrEqual(1_080);
    const right = world(0);
    right.answer();
    expect(right.clock.ahead()).toBe(0);
  });

  it('leaves a device alone whose clock is right, however long answers take', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(90_000)), { maxLength: 20 }),
        (answers) => {
          const { truth, clock, answer } = world(0);
          const moved = vi.fn();
          clock.subscribe(moved);
          for (const [there, back, pause] of answers) {
            answer(there, back);
            truth.now += pause;
          }
          expect(clock.now()).toBe(truth.now);
          expect(moved).not.toHaveBeenCalled();
        },
      ),
    );
  });

  it('comes closer with each answer, and never leaves what an answer allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10 * hour, max: 10 * hour }),
        fc.array(fc.tuple(fc.nat(3_000), fc.nat(3_000), fc.nat(9_999)), { minLength: 1 }),
        (error, answers) => {
          const { truth, clock, answer } = world(error);
          let before = Infinity;
          for (const [there, back, pause] of answers) {
            answer(there, back);
            const wrong = Math.abs(clock.now() - truth.now);
            expect(wrong).toBeLessThanOrEqual(Math.min(before, 999 + there + back));
            before = wrong;
            truth.now += pause;
          }
        },
      ),
    );
  });

  it('tells when it was put right, and is right again after the device’s clock was set', () => {
    const { truth, device, clock, answer } = world(hour);
    const told = vi.fn();
    const end = clock.subscribe(told);
    answer();
    expect(told).toHaveBeenCalledOnce();
    device.error = -3 * hour;
    answer();
    expect(told).toHaveBeenCalledTimes(2);
    expect(Math.abs(clock.now() - truth.now)).toBeLessThanOrEqual(1_080);
    end();
    device.error = 0;
    answer();
    expect(told).toHaveBeenCalledTimes(2);
  });
});
