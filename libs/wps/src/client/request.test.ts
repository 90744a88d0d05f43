// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as lobby from '../contract/lobby/lobby';
import { listCalls } from '../contract/list';
import { ContractError } from './errors';
import { fakePlatform, succeed } from './testClient';

const page = { games: [], pageNum: 1, totalPages: 1 };

describe('what a call sends', () => {
  it('names merchant, module, device, language and token in headers [CALL-01, WL-04]', async () => {
    const { wps, requests } = fakePlatform([succeed({ icon: '/a.png' })], {
      token: () => 'secret',
      language: () => 'TY',
      device: () => 'OTHERS',
    });
    await wps.call('member.headIcon');
    const headers = Object.fromEntries(requests[0]?.headers ?? []);
    expect(headers).toMatchObject({
      merchant: 'amihanda',
      device: 'OTHERS',
      'accept-language': 'TY',
      authorization: 'Bearer secret',
    });
    expect(headers).not.toHaveProperty('module');
  });

  it('sends the module id, or the one a merchant puts in its place [WL-04]', async () => {
    const modules = { current: {} };
    const { wps, requests } = fakePlatform([succeed({ expiredMinutes: 2 })], {
      modules: () => modules.current,
    });
    await wps.call('verification.smsNoLogin', { body: { mobileNum: '9170000000' } });
    modules.current = { VERIFICATION3: 'VERIFY9' };
    await wps.call('verification.smsNoLogin', { body: { mobileNum: '9170000000' } });
    const sent = requests.map((request) => request.headers.get('Module'));
    expect(sent).toEqual(['VERIFICATION3', 'VERIFY9']);
  });

  it('keeps the token to itself where a call has no use for a session', async () => {
    const { wps, requests } = fakePlatform([succeed({ expiredMinutes: 1 })], {
      token: () => 'secret',
    });
    await wps.call('verification.smsNoLogin', { body: { mobileNum: '9170000000' } });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('fills in what the list call always says, and leaves null out [LIST-08]', async () => {
    const { wps, requests } = fakePlatform([succeed(page)]);
    await wps.call('lobby.gameList', {
      query: { gameType: 'RNG', language: 'TY', isNew: null, gameClassify: 'NEW', minBet: 0.05 },
    });
    const query = Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams);
    expect(query).toEqual({
      merchant: 'amihanda',
      platform: 'html5',
      clientType: '2',
      gameType: 'RNG',
      gameClassify: 'NEW',
      minBet: '0.05',
      pageNo: '1',
      pageSize: '26',
      language: 'TY',
    });
  });

  it('carries the token in its header alone [SESS-02]', async () => {
    const { wps, requests } = fakePlatform([succeed(), succeed()], { token: () => 'secret' });
    await wps.call('session.logout');
    await wps.call('lobby.addFavourite', { body: { nodeId: '7', vendor: 'TCG_A' } });
    for (const { headers, url } of requests) {
      expect(headers.get('Authorization')).toBe('Bearer secret');
      expect(url).not.toContain('secret');
    }
    expect(await requests[1]?.json()).toEqual({ nodeId: '7', vendor: 'TCG_A' });
  });

  it('has no field for a session’s token in any call [SESS-02]', () => {
    const fieldsOf = (schema: unknown) =>
      Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    const naming = listCalls().filter(({ query, body }) =>
      [...fieldsOf(query), ...fieldsOf(body)].includes('token'),
    );
    // One has it empty, the other's is of a mailed link.
    expect(naming.map(({ name }) => name).sort()).toEqual([
      'content.registerAnnouncements',
      'password.setByLink',
    ]);
  });

  it('acts under another merchant code when asked [TRIAL-01]', async () => {
    const { wps, requests } = fakePlatform([succeed({ trial: 0 })]);
    await wps.call('session.createTrial', { merchant: 'amihandatrial' });
    expect(requests[0]?.headers.get('Merchant')).toBe('amihandatrial');
  });

  it('encodes a form [FORGOT-03]', async () => {
    const { wps, requests } = fakePlatform([succeed()]);
    await wps.call('password.forgotByEmail', {
      body: { username: 'maria', email: 'maria+a@example.ph' },
    });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe('username=maria&email=maria%2Ba%40example.ph');
  });

  it('takes a path from the merchant, but never another origin [WL-05]', async () => {
    const paths = { current: {} };
    const { wps, requests } = fakePlatform([succeed(page)], { paths: () => paths.current });
    const query = { gameType: 'RNG', language: 'EN' };
    for (const path of ['/v2/games', '//evil.test/x', 'https://evil.test/x', '/\\evil.test']) {
      paths.current = { 'lobby.gameList': path };
      await wps.call('lobby.gameList', { query });
    }
    const usual = lobby.gameList.path;
    const urls = requests.map((request) => new URL(request.url));
    expect(urls.map((url) => url.pathname)).toEqual(['/v2/games', usual, usual, usual]);
    expect(new Set(urls.map((url) => url.origin))).toEqual(new Set(['http://platform.test']));
  });

  it('refuses a request that does not fit the contract, before sending it [CALL-02]', async () => {
    const { wps, requests } = fakePlatform([succeed()]);
    const call = wps.call('verification.smsNoLogin', { body: { mobileNum: '917-000' } });
    await expect(call).rejects.toBeInstanceOf(ContractError);
    expect(requests).toEqual([]);
  });
});
