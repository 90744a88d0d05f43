import { expect, test } from 'vitest';
import { isEmail } from './email';

test.each(['ana@mail.com', 'ana.maria.cruz@mail.com.ph', 'a_b-c+d@my-host.co', 'a@b.co.uk.ph'])(
  '%s is an e-mail address [FORGOT-02]',
  (value) => expect(isEmail(value)).toBe(true),
);

test.each([
  '',
  'ana',
  '@mail.com',
  'ana@mail',
  'ana@mail.c',
  'ana@mail.info',
  'ana.@mail.com',
  '.ana@mail.com',
  'ana@mail.co.co.co.co',
  'ana maria@mail.com',
  'ana@mail.com,eva@mail.com',
])('%j is none [FORGOT-02]', (value) => expect(isEmail(value)).toBe(false));
