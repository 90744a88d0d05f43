import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probeSite, probeTimeoutMs } from './probeSite';

let answer: (init: RequestInit) => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => answer(init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerWith = (status: number, type: string, redirected = false) => {
  const response = new Response(null, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'redirected', { value: redirected });
  answer = () => Promise.resolve(response);
};

it.each([
  ['the file', 200, 'application/manifest+json', 'there'],
  ['a site that does not have it', 404, 'text/html', 'there'],
  ['the page of a captive portal', 200, 'text/html; charset=utf-8', 'down'],
  ['a proxy whose server is gone', 502, 'text/html', 'down'],
] as const)('knows what answers: %s [SHELL-11]', async (_, status, type, sight) => {
  answerWith(status, type);
  expect(await probeSite()).toBe(sight);
});

it('takes a way to somewhere else for no answer of the site [SHELL-11]', async () => {
  answerWith(200, 'application/json', true);
  expect(await probeSite()).toBe('down');
});

it('knows that nothing answers [SHELL-11]', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await probeSite()).toBe('away');
});

it('does not wait for ever on a line that swallows everything [SHELL-11]', async () => {
  vi.useFakeTimers();
  answer = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const sight = probeSite();
  await vi.advanceTimersByTimeAsync(probeTimeoutMs);
  expect(await sight).toBe('away');
});
