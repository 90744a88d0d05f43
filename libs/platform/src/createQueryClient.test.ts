import { BusinessError, NetworkError, SessionEndedError } from '@playhouse/wps';
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient';

const offline = new NetworkError('offline', 'REF');
const ended = new SessionEndedError({ code: 'session.ended', status: 401 }, 'REF', 'token');

function setUp() {
  const reactions = { onError: vi.fn(), onSessionEnded: vi.fn() };
  const client = createQueryClient(reactions);
  const mutate = (error: Error, silent = false) =>
    new MutationObserver(client, { mutationFn: () => Promise.reject(error), meta: { silent } })
      .mutate()
      .catch(() => undefined);
  const load = (error: Error, meta = {}) =>
    client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error), staleTime: 0, meta })
      .catch(() => undefined);
  return { ...reactions, client, mutate, load };
}

describe('reactions to failures', () => {
  it('tells a failed change, unless it is silent', async () => {
    const { mutate, onError } = setUp();
    await mutate(offline, true);
    expect(onError).not.toHaveBeenCalled();
    await mutate(offline);
    expect(onError).toHaveBeenCalledExactlyOnceWith(offline);
  });

  it('leaves a refusal to the form that sent it, and tells it where that is gone', async () => {
    const { client, onError } = setUp();
    const observer = new MutationObserver(client, {
      mutationFn: () => Promise.resolve().then(() => Promise.reject(offline)),
      meta: { form: true },
    });
    const leave = observer.subscribe(() => undefined);
    await observer.mutate().catch(() => undefined);
    expect(onError).not.toHaveBeenCalled();
    const sent = observer.mutate().catch(() => undefined);
    leave();
    await sent;
    expect(onError).toHaveBeenCalledExactlyOnceWith(offline);
  });

  it('leaves a failed first load to its screen, and tells a failed refresh', async () => {
    const { client, load, onError } = setUp();
    await load(offline);
    expect(onError).not.toHaveBeenCalled();
    client.setQueryData(['x'], 'shown');
    await load(offline, { silent: true });
    expect(onError).not.toHaveBeenCalled();
    await load(offline);
    expect(onError).toHaveBeenCalledExactlyOnceWith(offline);
  });

  it('hands an ended session over, even from a silent call [SESS-03]', async () => {
    const { mutate, load, onError, onSessionEnded } = setUp();
    await load(ended, { silent: true });
    await mutate(ended, true);
    expect(onSessionEnded).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it('says nothing of an abort', async () => {
    const { mutate, onError, onSessionEnded } = setUp();
    await mutate(new DOMException('aborted', 'AbortError') as Error);
    expect(onError).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('tries once: the client below repeats reads by itself', async () => {
    const { client } = setUp();
    const queryFn = vi.fn(() =>
      Promise.reject(new BusinessError({ code: 'notFound', status: 404 }, 'REF')),
    );
    await client.fetchQuery({ queryKey: ['y'], queryFn }).catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

describe('an answer', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['is asked for anew when it is older than half a minute', {}, 31_000, 2],
    ['is good for a minute where it is the same for everybody', { offline: true }, 59_000, 1],
    ['is asked for anew after that', { offline: true }, 61_000, 2],
  ])('%s', async (_what, meta, age, times) => {
    vi.useFakeTimers();
    const { client } = setUp();
    const ask = vi.fn(() => Promise.resolve('answer'));
    await client.fetchQuery({ queryKey: ['page'], queryFn: ask, meta });
    vi.setSystemTime(Date.now() + age);
    await client.fetchQuery({ queryKey: ['page'], queryFn: ask, meta });
    expect(ask).toHaveBeenCalledTimes(times);
  });
});
