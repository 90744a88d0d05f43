// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { factLabels, listMissingFacts } from './partFacts';

const folder = fileURLToPath(new URL('../../../../../libs/ui-kit/src/', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/** The facts that the text of stories states. */
function readFacts(text: string): Record<string, string> {
  const block = /\bpart: \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const entries = [...block.matchAll(/(\w+):\s*'([^']*)'/g)];
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name, value]));
}

test('a part without its facts is found', () => {
  expect(listMissingFacts(undefined)).toEqual(Object.keys(factLabels));
  const text = `part: { use: 'Now.', do: '', dont: 'x', keys: 'x', spoken: 'x', since: 'x' }`;
  expect(listMissingFacts(readFacts(text))).toEqual(['do']);
});

test('every part says when to use it, do and don’t, keys, spoken words, since when', () => {
  expect(files.length).toBeGreaterThan(40);
  const missing = files.flatMap((file) =>
    listMissingFacts(readFacts(readFileSync(`${folder}${file}`, 'utf8'))).map(
      (fact) => `${file}: ${fact}`,
    ),
  );
  expect(missing).toEqual([]);
});
