import type { Page } from '@playwright/test';
import { expect } from './test';

/** Somebody who hears what a page plays and counts. */
export interface Listener {
  /** The digits of the sound that was played last, once there is another than before. */
  digits(): Promise<string>;
}

/** Writes down every sound as it is given to the loudspeaker: a 1 for each hundredth of a second that is loud, else a 0. */
function noteSounds(): void {
  const { prototype } = AudioBufferSourceNode;
  const play = prototype.start;
  prototype.start = function start(this: AudioBufferSourceNode, ...at) {
    if (this.buffer) {
      const { sampleRate } = this.buffer;
      const samples = this.buffer.getChannelData(0);
      const frame = Math.floor(sampleRate / 100);
      const frames = Array.from({ length: Math.floor(samples.length / frame) }, (_, place) =>
        samples
          .subarray(place * frame, (place + 1) * frame)
          .some((sample) => Math.abs(sample) > 0.25)
          ? '1'
          : '0',
      );
      (window as unknown as { noteSound: (frames: string) => void }).noteSound(frames.join(''));
    }
    play.apply(this, at);
  };
}

/** Counts as a player does: beeps, between pauses that are longer than those between beeps; one long tone is a 0. */
function counted(frames: string): string {
  const digits = frames.split(/0{50,}/).filter(Boolean);
  const beeps = (digit: string) => (digit.match(/1+/g) ?? []).length;
  return digits.map((digit) => (/1{60,}/.test(digit) ? 0 : beeps(digit))).join('');
}

/** Sits down before a page that is not open yet. */
export async function listenTo(page: Page): Promise<Listener> {
  const sounds: string[] = [];
  let heard = 0;
  await page.exposeFunction('noteSound', (frames: string) => sounds.push(frames));
  await page.addInitScript(noteSounds);
  return {
    async digits() {
      await expect.poll(() => sounds.length, { message: 'a sound' }).toBeGreaterThan(heard);
      heard = sounds.length;
      return counted(sounds.at(-1) ?? '');
    },
  };
}
