import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const files = await generatedFiles();
const kept = (path: string) =>
  existsSync(`${workspace}${path}`) ? readFileSync(`${workspace}${path}`, 'utf8') : undefined;

test.each(Object.keys(files))('%s says what the code says; else `npm run generate`', (path) => {
  expect(kept(path)).toBe(files[path]);
});

test('OpenAPI document and merchant schemas are derived [CALL-01]', () => {
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.md',
      'libs/wps/openapi.json',
      'merchants/merchant.schema.json',
    ]),
  );
});
