import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { announcement, type Announced } from './announcement';

const announced: Announced = {
  code: 'amihanda',
  url: 'https://192.168.1.20:4200',
  others: ['10.0.0.5'],
  gatewayUrl: 'http://127.0.0.1:4300',
  fingerprint: 'AB:CD',
  inColour: false,
};

/** Halves of a sign that are light. */
const halves: Record<string, readonly [boolean, boolean]> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
};

const scale = 4;
const often = <T>(values: readonly T[]) => values.flatMap((value) => Array<T>(scale).fill(value));

/** Reads a text as a camera does. */
function seen(text: string): string {
  // eslint-disable-next-line no-control-regex -- colours of a terminal
  const plain = text.replaceAll(/\u001b\[[\d;]+m/g, '');
  const lines = plain.split('\n').filter((line) => /[▀▄█]/.test(line));
  const rows = lines.flatMap((line) => {
    const signs = [...line.slice(2)].map((sign) => halves[sign] ?? [false, false]);
    return [signs.map(([upper]) => upper), signs.map(([, lower]) => lower)];
  });
  const pixels = often(rows.map((row) => often(row)));
  const data = pixels.flat().flatMap((light) => Array<number>(3).fill(light ? 255 : 0));
  const size = { width: pixels[0]?.length ?? 0, height: pixels.length };
  return decodeQr({ ...size, data: new Uint8Array(data) });
}

it.each([true, false])('shows a code that leads a phone to the site (in colour: %s)', (inColour) =>
  expect(seen(announcement({ ...announced, inColour }))).toBe(announced.url),
);
