// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleAnswers } from '@playhouse/fixtures';
import { rewriteTexts } from '@playhouse/fixtures/rewriteTexts';
import { expect, test } from 'vitest';
import { sayByPlatform, type PlatformTexts } from './sampleTexts';

/** Of a game, a team, a bank or a person: each word begins with a capital or is a number, but for small words between. */
const name =
  /^[\p{Lu}\d][\p{L}\d./'-]*( (of|the|–) [\p{Lu}][\p{L}'-]*| (of the )?[\p{Lu}\d][\p{L}\d./'-]*)*$/u;
const account = /^[\p{Ll}\d_*]+$/u;

const folder = fileURLToPath(new URL('../../gateway/demo/texts/', import.meta.url));
const read = (language: string) =>
  JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as PlatformTexts;

function listTexts(): readonly string[] {
  const texts = new Set<string>();
  for (const answer of Object.values(sampleAnswers))
    rewriteTexts(answer, (text) => {
      texts.add(text);
      return text;
    });
  return [...texts];
}

test('every text of the samples is one of the platform’s, or a name', () => {
  const own = listTexts().filter(
    (text) => !name.test(text) && !account.test(text) && sayByPlatform(text, read('PT')) === text,
  );
  expect(own).toEqual([]);
});

test.each(['EN', 'PT', 'TY'])('no value is missing in a text of the samples in %s', (language) => {
  const said = listTexts().map((text) => sayByPlatform(text, read(language)));
  expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
});
