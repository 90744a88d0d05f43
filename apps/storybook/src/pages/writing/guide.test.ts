// @vitest-environment node
import { readFileSync } from 'node:fs';
import english from '@playhouse/i18n/catalogues/EN.json';
import { expect, test } from 'vitest';
import { findSection, readPlainMarkdown } from './readPlainMarkdown';

const page = readFileSync(
  new URL('../../../../../tools/decisions/texts.md', import.meta.url),
  'utf8',
);

test('each example of the writing guide is a text of the site', () => {
  const table = findSection(readPlainMarkdown(page), 'How a text speaks').find(
    (block) => block.kind === 'table',
  );
  const examples = table?.rows.slice(1).map(([, say]) => say) ?? [];
  expect(examples.length).toBeGreaterThan(3);
  const texts = Object.values(english).map(({ defaultMessage }) => defaultMessage);
  expect(examples.filter((example) => !texts.includes(example ?? ''))).toEqual([]);
});
