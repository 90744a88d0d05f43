import { describe, expect, it } from 'vitest';
import { documentAt, readLanguage } from './addressTable';

const table = {
  languages: ['TY', 'EN'],
  files: [],
  documents: [
    { name: 'home', paths: ['/m/home', '/', '/m'] },
    { name: 'gameList-RNG', paths: ['/m/gamelist'], query: 'gameType=RNG' },
  ],
};

describe('the document of a request', () => {
  it.each([
    ['/', '', 'home'],
    ['/M/Home/', 'source=pwa', 'home'],
    ['/m/gameList', 'gameType=RNG', 'gameList-RNG'],
    ['/m/gameList', 'gameType=RNG&tab=hot', undefined],
    ['/m/gameList', '', undefined],
    ['/m/login', '', undefined],
  ])('at %s with the query "%s" is %s [ROUTE-01]', (path, query, name) => {
    expect(documentAt({ path, query }, table)).toBe(name);
  });

  it.each([
    ['a=1; language=EN', 'EN'],
    ['language=XX', 'TY'],
    ['language=../../etc', 'TY'],
    [undefined, 'TY'],
  ])('with the cookies %s is in %s [LANG-01]', (cookies, language) => {
    expect(readLanguage(cookies, table)).toBe(language);
  });
});
