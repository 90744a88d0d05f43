import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openText, sealText } from './sealText';

const secret = randomBytes(32);

it('sealed text is read by its secret alone, and not when it was changed', () => {
  const sealed = sealText(secret, 'Maya 0917 · ₱');
  expect(openText(secret, sealed)).toBe('Maya 0917 · ₱');
  expect(sealText(secret, 'Maya 0917 · ₱')).not.toBe(sealed);
  expect(openText(randomBytes(32), sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(openText(secret, changed.toString('base64url'))).toBeUndefined();
  expect(openText(secret, 'short')).toBeUndefined();
});
