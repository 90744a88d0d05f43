// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { demandsCaptcha } from './demandsCaptcha';
import { BusinessError, ContractError, HttpError, SessionEndedError } from './errors';
import { answerLimitBytes } from './readText';
import { fakePlatform, refuse, succeed } from './testClient';
import type { Reply } from './testClient';

const query = { gameType: 'RNG', language: 'TY' };

async function failure(reply: Reply): Promise<unknown> {
  const { wps } = fakePlatform([reply], { token: () => 'secret' });
  return wps.call('inbox.unreadCount').catch((error: unknown) => error);
}

const game = { nodeId: 7, gameName: 'Gem', vassalage: 'TCG_A', gameType: 'RNG', roomId: '9' };

describe('what a call answers', () => {
  it.each(['games', 'content', 'list'])('reads a page that says %s [LIST-07]', async (key) => {
    const { wps } = fakePlatform([succeed({ [key]: [game], pageNum: 2, totalPages: 3 })]);
    const page = await wps.call('lobby.gameList', { query });
    expect(page).toMatchObject({ pageNum: 2, totalPages: 3 });
    expect(page.items).toMatchObject([{ nodeId: '7', gameName: 'Gem', supportPlay: false }]);
  });

  it('reads a bare list and a wrapped one alike', async () => {
    const { wps } = fakePlatform([succeed([game]), succeed({ list: [game] })]);
    const bare = await wps.call('lobby.hotGames', { query: { language: 'TY' } });
    expect(bare).toHaveLength(1);
    expect(await wps.call('lobby.hotGames', { query: { language: 'TY' } })).toEqual(bare);
  });

  it('passes on only what the contract knows [CALL-02]', async () => {
    const value = { id: 1, account: 'maria', type: 0, regDate: 0, passwordHash: 'x' };
    const { wps } = fakePlatform([succeed(value)]);
    const info = await wps.call('member.info');
    expect(info).toEqual({ id: '1', account: 'maria', type: 0, regDate: 0, toUpline: false });
  });

  it.each([
    ['a wrong type', succeed('many')],
    ['a missing value', Response.json({ success: true })],
    ['a page of HTML', new Response('<html>hello</html>')],
    ['a truncated answer', new Response('{"success":true,"val')],
    ['an answer that is no envelope', Response.json([1])],
    ['nothing', new Response(null, { status: 204 })],
    ['a huge answer', new Response('x'.repeat(answerLimitBytes + 1))],
  ])('is a contract error for %s [CALL-02]', async (_, reply) => {
    expect(await failure(reply)).toBeInstanceOf(ContractError);
  });

  it('tells where an answer departs without repeating its values [CALL-02]', async () => {
    const { wps } = fakePlatform([succeed([{ type: 5, name: 'private words' }])]);
    const error = await wps.call('promotions.available').catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).not.toContain('private words');
  });

  it('is an http error for a failure without an envelope, or one that contradicts itself', async () => {
    const html = await failure(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(html).toBeInstanceOf(HttpError);
    const odd = await failure(Response.json({ success: true, value: 1 }, { status: 404 }));
    expect(odd).toMatchObject({ kind: 'http', status: 404 });
  });

  it.each([200, 400, 403])('is a business error at HTTP %d [CALL-02]', async (status) => {
    const error = await failure(refuse('sms.tooMany', { wait: 1 }, status));
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({
      code: 'sms.tooMany',
      status,
      value: { wait: 1 },
      serverMessage: 'said the server',
    });
    expect(error).toHaveProperty('reference', expect.stringMatching(/^[2-9A-Z]{8}$/));
  });

  it('tells which session is over, without showing its token [SESS-03]', async () => {
    const error = await failure(refuse('session.ended', undefined, 401));
    if (!(error instanceof SessionEndedError)) throw new Error('another failure was expected');
    expect([error.concerns('secret'), error.concerns('next')]).toEqual([true, false]);
    expect(JSON.stringify({ ...error })).not.toContain('secret');
  });

  it.each(['<h1>Unauthorized</h1>', '', '{"error":"unauthorized"}'])(
    'ends the session at a bare 401 that says %s, and none where there is none [SESS-03]',
    async (body) => {
      const refused = () => new Response(body, { status: 401 });
      expect(await failure(refused())).toBeInstanceOf(SessionEndedError);
      const { wps } = fakePlatform([refused()], { token: () => undefined });
      const error: unknown = await wps.call('system.status').catch((failed: unknown) => failed);
      expect(error).toBeInstanceOf(HttpError);
    },
  );

  it('ends the session whose token the platform does not take [SESS-03]', async () => {
    expect(await failure(refuse('session.required'))).toBeInstanceOf(SessionEndedError);
  });

  it('does not end the session that has begun meanwhile [SESS-03]', async () => {
    let token = 'old';
    const { wps } = fakePlatform([refuse('session.ended')], { token: () => token });
    const call = wps.call('inbox.unreadCount').catch((error: unknown) => error);
    await Promise.resolve();
    token = 'new';
    const error = await call;
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).not.toBeInstanceOf(SessionEndedError);
  });

  it('knows a refusal that asks for a captcha [LOGIN-03]', async () => {
    expect(demandsCaptcha(await failure(refuse('login.failed', { captcha: true })))).toBe(true);
    expect(demandsCaptcha(await failure(refuse('login.failed', { captcha: 'yes' })))).toBe(false);
    expect(demandsCaptcha(await failure(refuse('login.failed')))).toBe(false);
    expect(demandsCaptcha(new Error('other'))).toBe(false);
  });
});
