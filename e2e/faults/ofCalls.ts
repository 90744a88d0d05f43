import { rewrite } from '../support/texts';
import { endOfSession, saidIn, saying, spoiling } from './answers';
import { intercept } from './exchange';
import type { Meeting } from './exchange';
import type { Fault } from './fault';
import { hurried } from './hurried';

/** Something that befalls every call of a page. */
function ofCalls(name: string, meet: Meeting, more: Pick<Fault, 'signsOut'> = {}): Fault {
  return {
    name,
    ...more,
    async begin(page) {
      let met = 0;
      const heal = await intercept(page, (exchange) => {
        met += 1;
        return meet(exchange);
      });
      return { open: async (address) => void (await page.goto(address)), met: () => met, heal };
    },
  };
}

/** Takes the first entry of every object of an answer's value. */
function withoutFirst(text: string): string {
  const answer = JSON.parse(text) as { value?: unknown };
  const strip = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).slice(1));
  };
  const { value } = answer;
  return value === undefined
    ? text
    : JSON.stringify({ ...answer, value: JSON.parse(JSON.stringify(value), strip) as unknown });
}

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words for numbers, numbers for words, a list for nothing. */
function ofOtherKind(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofOtherKind);
  if (isItem(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, ofOtherKind(each)]),
    );
  if (typeof value === 'number') return `${value} pieces`;
  if (typeof value === 'string') return value.length;
  return value === null ? [] : null;
}

/** Does something to what an answer carries, and leaves the envelope. */
const withValue = (change: (value: unknown) => unknown) =>
  spoiling((text) => {
    const answer = JSON.parse(text) as Item;
    return 'value' in answer ? JSON.stringify({ ...answer, value: change(answer['value']) }) : text;
  });

/** So many times over: longer than any list is. */
const often = 40;

/** Every list with its entries many times over. */
function atLength(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from({ length: often }, () => value.map(atLength)).flat();
  if (!isItem(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, atLength(each)]));
}

/** A word that no line can break. */
const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

/** How long the line is quiet before it lets go what it holds, and the pause between two answers, in milliseconds. */
const [calm, pause] = [250, 40];

/** Holds answers until no more are asked for, and lets the last go first. */
function lastFirst(): Meeting {
  let held: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    for (const [at, go] of held.entries()) setTimeout(go, at * pause);
    held = [];
  };
  return async (exchange) => {
    const said = await saidIn(await exchange.fetch());
    await new Promise<void>((go) => {
      held.unshift(go);
      clearTimeout(timer);
      timer = setTimeout(release, calm);
    });
    await exchange.fulfill(said);
  };
}

/** Markup whose script would be an error that nothing catches. */
const markup = `"><img src="data:," onerror="throw new Error('a script of the platform ran')"><svg/onload=throw(1)>`;

const soon = 1200;

/** Answers that a page does not get as it should. */
export const faultsOfCalls: readonly Fault[] = [
  ofCalls('a platform that fails (500)', saying('text/plain', 'Internal Server Error', 500)),
  ofCalls('empty answers', saying('application/json', '')),
  ofCalls('calls that reach nobody', (exchange) => exchange.abort()),
  ofCalls(
    'pages in place of answers',
    saying('text/html', '<!doctype html><title>Sign in to the network</title><p>Welcome</p>'),
  ),
  ofCalls(
    'answers that break off',
    spoiling((text) => text.slice(0, text.length / 2)),
  ),
  ofCalls('answers without a field', spoiling(withoutFirst)),
  hurried(ofCalls('calls that never end', () => new Promise(() => undefined))),
  {
    ...ofCalls('slow answers', async (exchange) => {
      await new Promise((resolve) => setTimeout(resolve, soon));
      await exchange.fallback();
    }),
    waits: true,
  },
  ofCalls(
    'hostile words in every text',
    spoiling((text) => JSON.stringify(rewrite(JSON.parse(text), (word) => `${word} ${markup}`))),
  ),
  ofCalls(
    'endless words in every text',
    spoiling((text) => JSON.stringify(rewrite(JSON.parse(text), () => endless))),
  ),
  ofCalls('huge answers', withValue(atLength)),
  ofCalls('requests that arrive twice', async (exchange) => {
    await exchange.fetch();
    await exchange.fallback();
  }),
  ofCalls('values of another kind', withValue(ofOtherKind)),
  ofCalls('answers in the wrong order', lastFirst()),
  ofCalls('a session that has ended (401)', saying('application/json', endOfSession, 401), {
    signsOut: true,
  }),
  ofCalls('a proxy that asks who it is (401)', saying('text/html', '<h1>401</h1>', 401), {
    signsOut: true,
  }),
];
