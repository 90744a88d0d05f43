// @vitest-environment node
import { themeSchema } from '@playhouse/whitelabel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoices, writeThemeJson, type BrandChoices } from './brandTheme';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const choices: fc.Arbitrary<BrandChoices> = fc.record({
  brand: hex,
  accent: fc.oneof(hex, fc.constant('')),
  neutralTint: fc.constantFrom(0, 0.5, 1),
  radius: fc.constantFrom('sharp', 'soft', 'round'),
  density: fc.constantFrom('compact', 'usual', 'roomy'),
  font: fc.constantFrom('system', 'rounded', 'geometric', 'serif'),
  hero: fc.constantFrom('flat', 'deep', 'twist', 'duo'),
  scheme: fc.constantFrom('light', 'dark', 'system'),
});

test('the theme.json that is copied is what the generator and the check take', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(themeSchema.parse(JSON.parse(writeThemeJson(chosen)))).toEqual({
        $schema: '../theme.schema.json',
        ...readChoices(chosen),
      });
    }),
    { numRuns: 50 },
  );
});

test('a colour that is none gives no theme', () => {
  const [chosen] = fc.sample(choices, 1);
  if (chosen === undefined) throw new Error('Nothing was chosen.');
  expect(readChoices({ ...chosen, brand: 'teal' })).toBeUndefined();
});
