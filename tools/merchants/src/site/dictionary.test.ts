import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askedDictionary, dictionaryId, dictionaryPath, dictionaryUse } from './dictionary';

const codings = 'gzip, deflate, br, zstd, dcb, dcz';
const hash = `:${createHash('sha256').update('a page').digest('base64')}:`;

describe('the dictionary of a request', () => {
  it('is told by its hash', () => {
    const id = dictionaryId(Buffer.from('a page'));
    expect(id).toMatch(/^[\w+]{10}$/);
    expect(askedDictionary(codings, hash)).toBe(id);
    expect(askedDictionary('dcz', hash)).toBe(id);
  });

  it.each([
    ['gzip, br', hash],
    ['gzip, dcb', hash],
    ['br, dcz;q=0', hash],
    ['xdcz', hash],
    [codings, ''],
    [codings, hash.slice(0, 20)],
    [codings, ':../../../etc/passwd:'],
    [codings, ':////////////////////////////////////////////=:'],
  ])('is none with the codings "%s" and the word "%s"', (accepted, word) => {
    expect(askedDictionary(accepted, word)).toBeUndefined();
  });

  it('is called by letters that may stand in the name of a folder', () => {
    expect(askedDictionary('dcz', ':ab/cdefghij/klmn/opqrstuvwxyz0123456789ABCDEF=:')).toBe(
      'opqrstuvwx',
    );
  });
});

describe('what an answer is a dictionary for', () => {
  it.each([
    ['/assets/index-Co_iHEwN.js', 'match="/assets/index-*.js"'],
    ['/assets/rolldown-runtime-XK-aHtl9.js', 'match="/assets/rolldown-runtime-*.js"'],
    ['/assets/index--iHEwN12.css', 'match="/assets/index-*.css"'],
    ['/m/dictionary/index-Co_iHEwN.txt', 'match="/{m/*}?", match-dest=("document" "")'],
  ])('%s: %s', (path, use) => expect(dictionaryUse(path)).toBe(use));

  it.each(['/assets/BR-UP9N6bL6.svg', '/assets/main-1a.js', '/sw.js', '/assets/a"b-12345678.js'])(
    '%s: nothing',
    (path) => expect(dictionaryUse(path)).toBeUndefined(),
  );
});

it('the address of a dictionary is another for another build', () => {
  const template = '<script type="module" crossorigin src="/assets/index-Co_iHEwN.js"></script>';
  expect(dictionaryPath(template)).toBe('m/dictionary/index-Co_iHEwN.txt');
});
