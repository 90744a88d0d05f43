import { expect, it } from 'vitest';
import { soundCaptcha } from './sound';

const rate = 8_000;

/** The digits that a listener counts: beeps between long pauses; a long tone is a 0. */
function heard(wav: Buffer): string {
  const samples = wav.subarray(44);
  const frame = rate / 100;
  const loud = Array.from({ length: Math.floor(samples.length / frame) }, (_, at) =>
    samples.subarray(at * frame, (at + 1) * frame).some((sample) => Math.abs(sample - 128) > 30),
  );
  const runs = loud
    .map((is) => (is ? 'x' : '.'))
    .join('')
    .split(/\.{50,}/)
    .filter(Boolean);
  return runs.map((run) => (/x{60,}/.test(run) ? 0 : (run.match(/x+/g) ?? []).length)).join('');
}

it.each(['0000', '1234', '9909', '5080', '7611'])('%s can be counted', (digits) => {
  expect(heard(soundCaptcha(digits))).toBe(digits);
});

it('is small, and another each time', () => {
  const [one, other] = [soundCaptcha('9999'), soundCaptcha('9999')];
  expect(one.length).toBeLessThan(120_000);
  expect(one.equals(other)).toBe(false);
  expect(one.subarray(0, 4).toString()).toBe('RIFF');
});
