import { rewriteTexts } from '@playhouse/fixtures/rewriteTexts';
import { toReply, replyWith, sessionEnded, spoilAnswer } from './answers';
import { interceptCalls } from './interceptCalls';
import type { Decide } from './interceptCalls';
import type { ScreenFault } from './ScreenFault';

/** Something that befalls every call of a page. */
function callFault(name: string, decide: Decide, more: Partial<ScreenFault> = {}): ScreenFault {
  return {
    name,
    ...more,
    async begin(page) {
      let met = 0;
      const heal = await interceptCalls(page, (exchange) => {
        met += 1;
        return decide(exchange);
      });
      return { open: async (address) => void (await page.goto(address)), met: () => met, heal };
    },
  };
}

/** Takes the first entry of every object of an answer's value. */
function withoutFirstField(text: string): string {
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
function withOtherKinds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOtherKinds);
  if (isItem(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withOtherKinds(each)]),
    );
  if (typeof value === 'number') return `${value} pieces`;
  if (typeof value === 'string') return value.length;
  return value === null ? [] : null;
}

/** Does something to what an answer carries, and leaves the envelope. */
const withValue = (change: (value: unknown) => unknown) =>
  spoilAnswer((text) => {
    const answer = JSON.parse(text) as Item;
    return 'value' in answer ? JSON.stringify({ ...answer, value: change(answer['value']) }) : text;
  });

/** So many times over: longer than any list is. */
const often = 40;

/** Every list with its entries many times over. */
function withLongLists(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from({ length: often }, () => value.map(withLongLists)).flat();
  if (!isItem(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withLongLists(each)]),
  );
}

/** A word that no line can break. */
const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

/** How long the line is quiet before it lets go what it holds, and the pause between two answers, in milliseconds. */
const [calm, pause] = [250, 40];

/** Holds answers until no more are asked for, and lets the last go first. */
function answerLastFirst(): Decide {
  let held: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    for (const [at, go] of held.entries()) setTimeout(go, at * pause);
    held = [];
  };
  return async (exchange) => {
    const reply = await toReply(await exchange.fetch());
    await new Promise<void>((go) => {
      held.unshift(go);
      clearTimeout(timer);
      timer = setTimeout(release, calm);
    });
    await exchange.fulfill(reply);
  };
}

/** Markup whose script would be an error that nothing catches. */
const markup = `"><img src="data:," onerror="throw new Error('a script of the platform ran')"><svg/onload=throw(1)>`;

/** Longer than a screen waits before it shows skeletons, in milliseconds. */
const slowMs = 600;

const unreadable = { alike: 'answers without a field' } as const;

/** Answers that a page does not get as it should. */
export const callFaults: readonly ScreenFault[] = [
  callFault('a platform that fails (500)', replyWith('text/plain', 'Internal Server Error', 500)),
  callFault('empty answers', replyWith('application/json', ''), unreadable),
  callFault('calls that reach nobody', (exchange) => exchange.abort()),
  callFault(
    'pages in place of answers',
    replyWith('text/html', '<!doctype html><title>Sign in to the network</title><p>Welcome</p>'),
    unreadable,
  ),
  callFault(
    'answers that break off',
    spoilAnswer((text) => text.slice(0, text.length / 2)),
    unreadable,
  ),
  callFault('answers without a field', spoilAnswer(withoutFirstField)),
  callFault('calls that never end', () => new Promise(() => undefined), { outlastsPatience: true }),
  callFault('slow answers', async (exchange) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    await exchange.fallback();
  }),
  callFault(
    'hostile words in every text',
    spoilAnswer((text) =>
      JSON.stringify(rewriteTexts(JSON.parse(text), (word) => `${word} ${markup}`)),
    ),
  ),
  callFault(
    'endless words in every text',
    spoilAnswer((text) => JSON.stringify(rewriteTexts(JSON.parse(text), () => endless))),
  ),
  callFault('huge answers', withValue(withLongLists)),
  callFault('requests that arrive twice', async (exchange) => {
    await exchange.fetch();
    await exchange.fallback();
  }),
  callFault('values of another kind', withValue(withOtherKinds)),
  callFault('answers in the wrong order', answerLastFirst()),
  callFault('a session that has ended (401)', replyWith('application/json', sessionEnded, 401), {
    signsOut: true,
  }),
  callFault('a proxy that asks who it is (401)', replyWith('text/html', '<h1>401</h1>', 401), {
    signsOut: true,
  }),
];
