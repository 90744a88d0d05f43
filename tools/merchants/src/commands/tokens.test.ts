import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { readOptions } from './options';
import { tokens } from './tokens';

let sandbox: Sandbox;
let file: string;
beforeEach(() => {
  sandbox = createSandbox();
  file = join(sandbox.root, 'tokens/amihanda.tokens.json');
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => sandbox.remove());

const run = (...args: string[]) => tokens(readOptions(['amihanda', ...args]), sandbox);
const readTheme = () => readFileSync(join(sandbox.merchants, 'amihanda/theme.json'), 'utf8');

/** Runs an import that is refused. @returns the lines that it prints */
function refuse(): readonly string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const before = readTheme();
  expect(run('--from', file)).toBe(false);
  expect(readTheme()).toBe(before);
  return print.mock.calls.map(([line]) => String(line).replace(`${sandbox.root}/`, ''));
}

it('tokens of a merchant come back as the very theme.json', () => {
  const before = JSON.parse(readTheme()) as object;
  expect(run('--out', file)).toBe(true);
  expect(run('--from', file)).toBe(true);
  expect(JSON.parse(readTheme())).toEqual({ density: 'usual', font: 'system', ...before });
});

it('a fault in a file of tokens is told with its line, and the theme stays', () => {
  run('--out', file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"hex": "#0a8f8c"', '"alpha": 0.5'));
  expect(refuse()[0]).toMatch(
    /^tokens\/amihanda\.tokens\.json:\d+:\d+: choices\.brand: alpha must be 1/,
  );
});

it('a colour that cannot be read on its ground is refused as the check would', () => {
  run('--out', file);
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    light: { color: Record<string, { $value: unknown }> };
  };
  content.light.color['text-muted'] = { $value: '#cccccc' };
  writeFileSync(file, JSON.stringify(content));
  expect(refuse()[0]).toMatch(
    /^merchants\/amihanda\/theme\.json:\d+:\d+: overrides\.light: text-muted on bg has a contrast of/,
  );
});

it('tokens says what it wants', () => {
  expect(() => run()).toThrow('--out <file> or --from <file>');
  expect(() => run('--out', 'a', '--from', 'b')).toThrow('--out <file> or --from <file>');
  expect(() => tokens(readOptions(['amihand', '--out', 'a']), sandbox)).toThrow(
    'did you mean "amihanda"',
  );
});
