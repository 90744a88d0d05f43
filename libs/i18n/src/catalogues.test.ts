import { expect, test } from 'vitest';
import { catalogue, catalogues } from './catalogues';

test('a route brings the texts of its library before its screens show [LANG-02]', async () => {
  expect(catalogues.messages('EN')).not.toHaveProperty(['session.actualAccount']);
  await catalogue('session')();
  expect(catalogues.messages('EN')).toHaveProperty(['session.actualAccount']);
});
