import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAccount, maskEmail, maskMobile, maskName } from './masks';

it.each([
  ['demo_player', 'de***er'],
  ['abcd', 'a***d'],
  ['ab', 'a***'],
  ['a', '***'],
  ['', '***'],
])('a name is shown by its ends alone: %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

it('a number and an address are recognised by what is shown of them', () => {
  expect(maskMobile('9171234567')).toBe('9•••••4567');
  expect(maskEmail('anna@mail.example')).toBe('an•••@mail.example');
  expect(maskAccount('99887766554433')).toBe('4433');
  expect(maskAccount('ana@correio.com.br')).toBe('a•••@correio.com.br');
});

// Each letter once: what is shown of a text is found again in it.
const texts = fc
  .uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes));

it.each([
  ['name', maskName],
  ['number', maskMobile],
  ['account', maskAccount],
  ['address', (local: string) => maskEmail(`${local}@mail.example`)],
])('at least half of a %s is hidden, whatever its length', (_, mask) => {
  fc.assert(
    fc.property(texts, (text) => {
      const shown = [...text].filter((letter) => mask(text).includes(letter));
      expect(shown.length).toBeLessThanOrEqual(text.length / 2);
    }),
  );
});
