// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, TimeoutError } from './errors';
import { fakePlatform, refuse, succeed } from './testClient';

const offline = new TypeError('Failed to fetch');
const broken = new Response('oops', { status: 503 });

function never(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}

describe('the patience of a call', () => {
  it('repeats a read after a failed fetch and a server failure', async () => {
    const { wps, requests } = fakePlatform([offline, broken, succeed(3)]);
    await expect(wps.call('inbox.unreadCount')).resolves.toBe(3);
    expect(requests).toHaveLength(3);
  });

  it('gives up after two more tries and says what it met', async () => {
    const failed = fakePlatform([offline]);
    await expect(failed.wps.call('inbox.unreadCount')).rejects.toBeInstanceOf(NetworkError);
    expect(failed.requests).toHaveLength(3);
    const served = fakePlatform([broken]);
    await expect(served.wps.call('inbox.unreadCount')).rejects.toBeInstanceOf(HttpError);
  });

  it('never repeats a change, even one that the platform calls a GET [CONTR-02]', async () => {
    const change = fakePlatform([offline]);
    await expect(change.wps.call('inbox.markRead', { body: {} })).rejects.toBeInstanceOf(
      NetworkError,
    );
    const contract = fakePlatform([broken]);
    const query = { contractId: '1', action: 'accept' } as const;
    await expect(contract.wps.call('contracts.processDailySalary', { query })).rejects.toThrow();
    expect([change.requests.length, contract.requests.length]).toEqual([1, 1]);
  });

  it('does not repeat what the platform understood and refused', async () => {
    const { wps, requests } = fakePlatform([refuse('system.maintenance', undefined, 503)]);
    await expect(wps.call('inbox.unreadCount')).rejects.toMatchObject({ kind: 'business' });
    expect(requests).toHaveLength(1);
  });

  it('ends after the time limit, with one more try for a read', async () => {
    const { wps, requests } = fakePlatform([never], { timeoutMs: 20 });
    await expect(wps.call('inbox.unreadCount')).rejects.toBeInstanceOf(TimeoutError);
    expect(requests).toHaveLength(2);
  });

  it('covers the reading of the answer with the time limit', async () => {
    const stalled = ({ signal }: Request) =>
      new Response(
        new ReadableStream({
          start(stream) {
            signal.addEventListener('abort', () => stream.error(signal.reason));
          },
        }),
      );
    const { wps } = fakePlatform([stalled], { timeoutMs: 20 });
    await expect(wps.call('inbox.unreadCount')).rejects.toBeInstanceOf(TimeoutError);
  });

  it('hands an abort on untouched, before, during and between tries', async () => {
    const early = fakePlatform([succeed(1)]);
    const before = { signal: AbortSignal.abort() };
    await expect(early.wps.call('inbox.unreadCount', before)).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(early.requests).toEqual([]);
    for (const platform of [
      fakePlatform([never]),
      fakePlatform([offline], { retryDelaysMs: [60_000] }),
    ]) {
      const controller = new AbortController();
      const call = platform.wps.call('inbox.unreadCount', { signal: controller.signal });
      setTimeout(() => controller.abort(), 10);
      const reason = await call.catch((error: unknown) => error);
      expect(reason).toBe(controller.signal.reason);
      expect(reason).toHaveProperty('name', 'AbortError');
    }
  });
});
