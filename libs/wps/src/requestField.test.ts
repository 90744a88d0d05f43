import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { defineCall } from './contract/define';
import { requestField } from './requestField';

const call = defineCall({
  name: 'test.call',
  method: 'POST',
  path: '/test',
  body: () =>
    z.object({
      name: z.string().check(z.minLength(2), z.maxLength(4)),
      digits: z.string().check(z.regex(/^\d*$/), z.minLength(1)),
      note: z.optional(z.string().check(z.minLength(3), z.maxLength(9))),
      amount: z.number(),
    }),
  answer: () => z.unknown(),
  summary: 'A call with a body',
});

describe('a field of a form', () => {
  it('has the bounds that the call has', () => {
    expect(requestField(call, 'name')).toMatchObject({ minLength: 2, maxLength: 4 });
    expect(requestField(call, 'digits')).toMatchObject({ minLength: 1, maxLength: Infinity });
    expect(requestField(call, 'note')).toMatchObject({ minLength: 3, maxLength: 9 });
  });

  it.each([
    ['name', '', false],
    ['name', 'a', false],
    ['name', 'ab', true],
    ['name', 'abcde', false],
    ['digits', '12', true],
    ['digits', '1x', false],
    ['note', '', true],
    ['note', 'ab', false],
    ['note', 'abc', true],
  ] as const)('%s takes "%s": %s', (name, text, taken) => {
    expect(requestField(call, name).fits(text)).toBe(taken);
  });

  it('is a text of the body', () => {
    expect(() => requestField(call, 'amount')).toThrow('test.call takes no text "amount"');
  });
});
