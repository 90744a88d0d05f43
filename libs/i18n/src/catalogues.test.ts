import { expect, test } from 'vitest';
import { catalogues } from './catalogues';

test('the texts of a library are there once they were asked for [LANG-02]', async () => {
  expect(catalogues.messages('EN')).not.toHaveProperty(['session.actualAccount']);
  await catalogues.load(['session'], 'EN');
  expect(catalogues.messages('EN')).toHaveProperty(['session.actualAccount']);
});
