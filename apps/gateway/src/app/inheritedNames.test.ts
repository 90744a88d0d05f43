import { sampleQuestions } from '@playhouse/fixtures/questions';
import { listCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { verifyBooks } from '../ledger/verifyBooks';
import { makeJourneyMember } from '../seed/journeyMember';
import { wellFormed } from '../testing/fuzz/fromSchema';
import { inputSchema } from '../testing/fuzz/inputSchema';
import { Questioner } from '../testing/fuzz/Questioner';
import type { Question } from '../testing/fuzz/Questioner';
import type { AskOptions, TestPlatform } from '../testing/platform';
import { slowStart, startPlatform } from '../testing/platform';

/** Names that every object answers to, though nobody gave them to it. */
const names = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  '__defineGetter__',
];
/** Of the three kinds: what is no function, what takes anything, what needs an object. */
const telling = ['__proto__', 'constructor', 'toString'];
/** Those that an account may bear. */
const accounts = names.filter((name) => /^\w{4,16}$/.test(name));

const calls = listCalls();
const questions: Readonly<Record<string, AskOptions>> = {
  ...sampleQuestions,
  // Who asks has to come in again.
  'password.change': { body: { ...sampleQuestions['password.change'].body, oldPassword: 'wrong' } },
};

const failures: string[] = [];
const log = createLog({
  format: 'json',
  write: (line) => {
    if (line.includes('"level":"error"')) failures.push(line);
  },
});
let platform: TestPlatform;
let questioner: Questioner;

const stranger = { account: 'stranger_7', email: 'stranger7@mail.example', mobile: '9170000777' };

const prototypes = [Object.prototype, Array.prototype, Function.prototype, Map.prototype];
const describePrototypes = () => prototypes.map((each) => Reflect.ownKeys(each).map(String));
const untouched = describePrototypes();

/** An object with all of the names among its keys, as JSON.parse makes it. */
const allNames = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** Every form of a value in which one text of it is replaced by a name, or one object has the names as well. */
function spoil(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((each) => spoil(each).map((odd) => [odd]));
  if (typeof value === 'string') return [...telling, allNames('odd')];
  if (typeof value !== 'object' || value === null) return ['constructor'];
  const fields = Object.entries(value);
  return [
    { ...value, ...allNames({ isOdd: true }) },
    ...fields.flatMap(([key, each]) =>
      spoil(each).map((odd) => Object.fromEntries([...fields, [key, odd]])),
    ),
  ];
}

const size = (value: unknown) => JSON.stringify(value ?? null).length;

/** An input with as many of its fields as chance gives, those of the sample among them. */
function fullInput(schema: Call['body'], sample: unknown): unknown {
  if (schema === undefined) return undefined;
  const made = fc.sample(wellFormed(inputSchema(schema), new Map()), { numRuns: 30, seed: 7 });
  const [fullest] = made.toSorted((one, other) => size(other) - size(one));
  return { ...Object(fullest), ...Object(sample) };
}

function questionsWith(call: Call): Question[] {
  const sample = questions[call.name];
  const query = fullInput(call.query, sample?.query);
  const body = fullInput(call.body, sample?.body);
  const role = 'demo_agent';
  const asked = { role, query: sample?.query, body: sample?.body };
  return [
    ...(query === undefined ? [{ role, query: allNames('odd'), body }] : []),
    ...(query === undefined ? [] : spoil(query)).map((odd) => ({ role, query: odd, body })),
    ...(body === undefined ? [] : spoil(body)).map((odd) => ({ role, query, body: odd })),
    ...accounts.map((account) => ({ ...asked, role: account })),
    ...telling.flatMap((name) => [
      { ...asked, merchant: name },
      { ...asked, language: name, headers: { Device: name, Encryption: name, Module: name } },
      { ...asked, token: name, cookie: `captcha=${name}; browser=${name}` },
    ]),
  ];
}

/** All that is wrong with an answer. */
function judge({ status, text }: { readonly status: number; readonly text: string }): string[] {
  const told = Object.values(stranger).filter((each) => text.includes(each));
  return [
    // A merchant of such a name is not served, which is said with 503.
    ...(status >= 500 && status !== 503 ? [`answered ${status}`] : []),
    ...failures.splice(0),
    ...told.map((each) => `told ${each}`),
  ];
}

beforeAll(async () => {
  platform = await startPlatform({ log });
  questioner = new Questioner(platform);
  const { services } = platform.gateway;
  for (const account of [stranger, ...accounts.map((account) => ({ account }))])
    expect(await makeJourneyMember(services, { merchant: 'alpha', ...account })).toBe(true);
}, slowStart);
afterAll(() => platform.gateway.close());

describe('names that every object answers to', () => {
  it.each(calls.map((call): [string, Call] => [call.name, call]))(
    'mean nothing in any part of %s',
    async (_, call) => {
      const wrong: string[] = [];
      for (const question of questionsWith(call)) {
        const { status, value } = await questioner.send(call, question);
        for (const each of judge({ status, text: JSON.stringify(value) ?? '' }))
          wrong.push(`${each}: ${JSON.stringify(question)}`);
      }
      expect(wrong).toEqual([]);
      expect(describePrototypes()).toEqual(untouched);
    },
    120_000,
  );

  it('mean nothing in an address', async () => {
    const wrong: string[] = [];
    for (const name of names)
      for (const [method, path] of [
        ['GET', `/${name}`],
        ['GET', `/wps/${name}`],
        ['GET', `/art/${name}/1.svg`],
        ...['game', 'vendor', 'banner', 'team', 'avatar', 'category', 'method'].map(
          (kind) => ['GET', `/art/${kind}/${name}.svg?merchant=${name}&language=${name}`] as const,
        ),
        ['GET', `/play/${name}`],
        ['GET', `/play/${name.padEnd(20, '_')}`],
        ['GET', `/play/api/${name}`],
        ['POST', `/play/api/${name}`],
        ['GET', `/pay/${name}`],
        ['POST', `/pay/${name}`],
        ['POST', `/desk/${name}`],
        ['POST', `/desk/applications/1/${name}`],
        ['GET', `/desk/applications/1/${name}/0`],
        ['GET', `/outbox.json?to=${name}`],
        ['POST', `/wps/provider/${name}/callback`],
      ] as const) {
        const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const body = `decision=${name}&${name}=approve&${name}.isOdd=1`;
        const sent = method === 'POST' ? { method, headers: form, body } : {};
        const answer = await platform.request(path, sent);
        const text = await answer.text();
        if (answer.ok && path !== `/outbox.json?to=${name}`) wrong.push(`found ${path}`);
        for (const each of judge({ status: answer.status, text })) wrong.push(`${each}: ${path}`);
      }
    expect(wrong).toEqual([]);
    expect(describePrototypes()).toEqual(untouched);
  });

  it('move no money', async () => {
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });
});
