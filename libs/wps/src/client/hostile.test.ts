// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listCalls } from '../contract/list';
import { WpsError } from './errors';
import { readAnswer } from './readAnswer';

const calls = listCalls();

const hostileText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify({ success: true, value })),
  fc.jsonValue().map((value) => JSON.stringify({ success: false, code: '__proto__', value })),
);

it('whatever a platform answers, a call gives a value or a typed error [CALL-02]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...calls),
      hostileText,
      fc.constantFrom(200, 204, 400, 401, 404, 500, 503),
      (call, text, status) => {
        try {
          readAnswer({ call, status, text, reference: 'R', tokenInForce: 'token' });
        } catch (error) {
          expect(error).toBeInstanceOf(WpsError);
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
