import { expect, it } from 'vitest';
import { parseOrigin } from './parseOrigin';

it('takes an origin', () => {
  expect(parseOrigin('https://platform.example/')).toBe('https://platform.example');
  expect(parseOrigin('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300');
});

it.each([
  ['a path, which would not be asked', 'https://platform.example/api'],
  ['a query', 'https://platform.example?x=1'],
  ['a password', 'https://ana:secret@platform.example'],
  ['no scheme', 'platform.example'],
  ['another scheme', 'ftp://platform.example'],
  ['no port where one is begun', 'https://platform.example:x'],
  ['nothing', undefined],
])('refuses %s', (_, url) => expect(() => parseOrigin(url)).toThrow('--url names the origin'));
