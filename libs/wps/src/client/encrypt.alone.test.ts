// @vitest-environment node
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EncryptionError } from './EncryptionError';
import { LostAnswerError, NetworkError } from './errors';
import { fetchSealing } from './fetchSealing';
import { keptIntent } from './keptIntent';
import { fakePlatform, refuse, succeed } from './testClient';

vi.mock('./fetchSealing', { spy: true });
afterEach(() => vi.restoreAllMocks());

const opened = { token: 't', userName: 'maria', customerType: 0, firstTimeLogin: true };
const body = { type: 'username', username: 'maria', password: 'Pass-2026' } as const;

describe('an encrypted body', () => {
  it('can be read by the merchant alone, and the header names the key [LOGIN-11, REG-10]', async () => {
    const pair = await generateKeyPair('ECDH-ES', { extractable: true });
    const jwk = { ...(await exportJWK(pair.publicKey)) };
    const { wps, requests } = fakePlatform([succeed(opened)], {
      encryptionKey: () => ({ kid: 'autumn', jwk }),
    });
    await expect(wps.call('session.login', { body })).resolves.toEqual(opened);
    const sent = (await requests[0]?.text()) ?? '';
    expect(sent).not.toContain('Pass-2026');
    expect(requests[0]?.headers.get('Encryption')).toBe('autumn');
    const { plaintext, protectedHeader } = await compactDecrypt(sent, pair.privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(body);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'autumn' });
  });

  it('is sealed by the platform’s clock, and anew, once, when refused for its age [LOGIN-11]', async () => {
    const pair = await generateKeyPair('ECDH-ES', { extractable: true });
    const jwk = { ...(await exportJWK(pair.publicKey)) };
    let now = Date.parse('1999-01-01T00:00:00Z');
    const truth = Date.parse('2026-11-21T04:05:00Z');
    const options = { encryptionKey: () => ({ kid: 'autumn', jwk }), now: () => now };
    const stale = refuse('sealed.stale', undefined, 400);
    const headersOf = async (requests: readonly Request[]) =>
      Promise.all(
        requests.map(async (request) => {
          const sent = await compactDecrypt(await request.text(), pair.privateKey);
          return sent.protectedHeader as { iat?: number; jti?: string };
        }),
      );
    const late = fakePlatform([() => ((now = truth), stale.clone()), succeed(opened)], options);
    await expect(late.wps.call('session.login', { body })).resolves.toEqual(opened);
    const [first, second] = await headersOf(late.requests);
    expect([first?.iat, second?.iat]).toEqual([915_148_800, truth / 1000]);
    expect(new Set([first?.jti, second?.jti]).size).toBe(2);
    expect(second?.jti).toMatch(/^[\w-]{16,64}$/);
    const always = fakePlatform([stale], options);
    await expect(always.wps.call('session.login', { body })).rejects.toMatchObject({
      code: 'sealed.stale',
    });
    expect(always.requests).toHaveLength(2);
  });

  describe('that the platform says to have had already', () => {
    const copied = refuse('sealed.copy', undefined, 400);
    const sealing = async () => {
      const jwk = { ...(await exportJWK((await generateKeyPair('ECDH-ES')).publicKey)) };
      return { encryptionKey: () => ({ kid: 'autumn', jwk }) };
    };
    const transfer = {
      body: { amount: 5, paymentPassword: 'Secret-1' },
      intent: keptIntent('a-key-of-mine'),
    };

    it('is not sent again: what the first one did nobody knows, as after a lost answer [LOGIN-11]', async () => {
      const { wps, requests } = fakePlatform([copied, succeed(opened)], await sealing());
      await expect(wps.call('session.login', { body })).rejects.toBeInstanceOf(LostAnswerError);
      expect(requests).toHaveLength(1);
    });

    it('is sealed anew, once, where a key of its intent finds what the first one did [LOGIN-11]', async () => {
      const moved = { transferId: 'T-1', sumBalance: 5 };
      const { wps, requests } = fakePlatform([copied, succeed(moved)], await sealing());
      await expect(wps.call('wallet.transferToUpline', transfer)).resolves.toEqual(moved);
      expect(requests).toHaveLength(2);
    });

    it.each(['sealed.copy', 'sealed.stale'])(
      'and has an unknown end where the second one is unread, too (%s) [LOGIN-11]',
      async (code) => {
        const replies = [copied, refuse(code, undefined, 400)];
        const { wps, requests } = fakePlatform(replies, await sealing());
        await expect(wps.call('wallet.transferToUpline', transfer)).rejects.toBeInstanceOf(
          LostAnswerError,
        );
        expect(requests).toHaveLength(2);
      },
    );

    it('after it was refused for its age, has an unknown end [LOGIN-11]', async () => {
      const stale = refuse('sealed.stale', undefined, 400);
      const { wps, requests } = fakePlatform([stale, copied], await sealing());
      await expect(wps.call('session.login', { body })).rejects.toBeInstanceOf(LostAnswerError);
      expect(requests).toHaveLength(2);
    });
  });

  it('is never sent plain: without a usable key nothing leaves [LOGIN-11]', async () => {
    const keys = [undefined, { kid: 'broken', jwk: { kty: 'EC', crv: 'P-256', x: '?', y: '?' } }];
    for (const key of keys) {
      const { wps, requests } = fakePlatform([succeed(opened)], { encryptionKey: () => key });
      await expect(wps.call('session.login', { body })).rejects.toBeInstanceOf(EncryptionError);
      expect(requests).toEqual([]);
    }
  });

  it('is a network error when the sealing code cannot be fetched [LOGIN-11, SHELL-11]', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)) };
    const { wps, requests } = fakePlatform([succeed(opened)], {
      encryptionKey: () => ({ kid: 'autumn', jwk }),
    });
    vi.mocked(fetchSealing).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(wps.call('session.login', { body })).rejects.toBeInstanceOf(NetworkError);
    expect(requests).toEqual([]);
    await expect(wps.call('session.login', { body })).resolves.toEqual(opened);
  });
});
