import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@playhouse/whitelabel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoFolder, readDemo } from './readDemo';
import { findTexts } from './texts';

const readTexts = (file: string) =>
  readDemo(`texts/${file}`, z.record(z.string(), z.nullable(z.string())));
const english = readTexts('EN.json');
const files = readdirSync(join(demoFolder, 'texts'));

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(files)('the texts of %s', (file) => {
  const texts = readTexts(file);

  it('belong to a language that merchants may offer', () => {
    expect(languageCodes.map((code) => `${code}.json`)).toContain(file);
  });

  it('have ids of the English ones', () => {
    expect(Object.keys(texts).filter((id) => english[id] == null)).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const others = Object.entries(texts).filter(
      ([id, text]) =>
        text !== null && placeholdersIn(text).join() !== placeholdersIn(english[id] ?? '').join(),
    );
    expect(others).toEqual([]);
  });
});

it.each(['TY', 'PT'])('%s has every text of the platform', (language) => {
  const texts = readTexts(`${language}.json`);
  expect(Object.keys(english).filter((id) => texts[id] == null)).toEqual([]);
});

it('a text that no file has is an error that names it', () => {
  expect(() => findTexts('help.nothing.title')).toThrow('help.nothing.title');
});

it('demo data that does not fit is an error that names file and place', () => {
  const schema = z.array(z.object({ id: z.int() }));
  expect(() => readDemo('banners.json', schema)).toThrow(/demo\/banners\.json: 0\.id must be/);
});
