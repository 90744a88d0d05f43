import { sampleQuestions } from '@playhouse/fixtures/questions';
import { listCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { verifyBooks } from '../ledger/verifyBooks';
import type { JsonSchema, Pool } from '../testing/fuzz/fromSchema';
import { nearlyWellFormed, wellFormed } from '../testing/fuzz/fromSchema';
import { harvest } from '../testing/fuzz/harvest';
import { inputSchema } from '../testing/fuzz/inputSchema';
import { Questioner } from '../testing/fuzz/Questioner';
import type { AskOptions, TestPlatform } from '../testing/platform';
import { slowStart, startPlatform } from '../testing/platform';

/** How often each call is asked; all worlds' run asks 300 times. */
const numRuns = Number(process.env['GATEWAY_FUZZ_RUNS'] ?? 6);
const seed = Number(process.env['GATEWAY_FUZZ_SEED'] ?? 20_261_122);

const calls = listCalls();
const questions: Readonly<Record<string, AskOptions>> = sampleQuestions;
const roles = ['demo_player', 'demo_agent', 'demo_topagent', 'nobody'] as const;
type Role = (typeof roles)[number];

const failures: string[] = [];
const log = createLog({
  format: 'json',
  write: (line) => {
    if (line.includes('"level":"error"')) failures.push(line);
  },
});
let platform: TestPlatform;
let pool: Pool;
let questioner: Questioner;

interface Input {
  readonly role: Role;
  readonly query: unknown;
  readonly body: unknown;
}

/** Fields that take whatever is typed. */
const freeTexts = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties)
    .filter(([, each]) => each.type === 'string' && !each.pattern && !each.enum)
    .map(([name]) => name);

function inputsOf(call: Call) {
  const part = (schema: Call['body']) => {
    if (schema === undefined) return fc.constant(undefined);
    const json = inputSchema(schema);
    return fc.oneof(wellFormed(json, pool), nearlyWellFormed(json, pool));
  };
  return fc.record<Input>({
    role: fc.constantFrom(...roles),
    query: part(call.query),
    body: part(call.body),
  });
}

beforeAll(async () => {
  platform = await startPlatform({
    log,
    registerSettings: { alpha: { captcha: { enabled: false, required: false } } },
  });
  questioner = new Questioner(platform);
  const token = await platform.login('demo_agent');
  pool = await harvest(calls, (call) => platform.ask(call, { token, ...questions[call.name] }));
}, slowStart);
afterAll(() => platform.gateway.close());

describe('whatever it is asked, the platform answers or refuses', () => {
  it.each(calls.map((call): [string, Call] => [call.name, call]))(
    '%s',
    async (_, call) => {
      await fc.assert(
        fc.asyncProperty(inputsOf(call), async (input) => {
          failures.length = 0;
          const { status, code } = await questioner.send(call, input);
          expect({ status: status < 500, code, failures }).toMatchObject({
            status: true,
            failures: [],
          });
          expect(code).not.toBe('error.unknown');
        }),
        { numRuns, seed },
      );
    },
    600_000,
  );

  it('a NUL in any text is refused', async () => {
    const taken: string[] = [];
    for (const call of calls) {
      const json = { query: inputSchema(call.query), body: inputSchema(call.body) };
      const sample = (part: JsonSchema) =>
        Object(fc.sample(wellFormed(part, pool), { numRuns: 1, seed })[0]) as object;
      for (const part of ['query', 'body'] as const)
        for (const name of freeTexts(json[part])) {
          const whole = { query: sample(json.query), body: sample(json.body) };
          const odd = { ...whole, [part]: { ...whole[part], [name]: 'nul\0in it' } };
          const { code } = await questioner.send(call, { role: 'demo_agent', ...odd });
          if (code !== 'request.invalid') taken.push(`${call.name} ${name}: ${code}`);
        }
    }
    expect(taken).toEqual([]);
  });

  it('and its books hold', async () => {
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });
});
