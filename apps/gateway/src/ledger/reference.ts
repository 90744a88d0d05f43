import { randomInt } from 'node:crypto';

const base = 36;

/** Public number of a movement, which a player quotes to support: its moment and three characters of chance. */
export function referenceAt(at: Date): string {
  const chance = randomInt(base ** 3)
    .toString(base)
    .padStart(3, '0');
  return `T${at.getTime().toString(base)}${chance}`.toUpperCase();
}
