import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import type { Servers } from './servers';

/** Who is served at which host, and who is not. */
export async function checkHosts({ check }: Checks, { https, http }: Servers): Promise<void> {
  const secure = `https://127.0.0.1:${https}`;
  const plain = `http://127.0.0.1:${http}`;
  const titleAt = async (host: string) => {
    const { bytes } = await sendRequest({ origin: secure, path: '/m/home', host });
    return /<title>(.*?)<\/title>/.exec(bytes.toString())?.[1];
  };
  await check('each merchant is served at its own hosts', async () => {
    for (const host of ['amihanda.example', 'www.amihanda.example', 'agents.amihanda.example'])
      assert.equal(await titleAt(host), 'Amihanda', host);
    assert.equal(await titleAt('corvalume.example'), 'Corvalume');
    assert.equal(await titleAt('WWW.CORVALUME.EXAMPLE'), 'Corvalume');
  });
  await check('a host of nobody is served nothing, by https and by http', async () => {
    for (const host of ['unknown.example', 'amihanda.example.evil.example', 'localhost']) {
      await assert.rejects(sendRequest({ origin: secure, path: '/', host }), host);
      await assert.rejects(sendRequest({ origin: plain, path: '/', host }), host);
    }
  });
  await check('a name in the handshake opens no other host', async () => {
    const headers = { host: 'unknown.example' };
    await assert.rejects(
      sendRequest({ origin: secure, path: '/', host: 'amihanda.example', headers }),
    );
  });
  await check('a browser that knows HTTP/2 is spoken to in it', async () => {
    const host = 'amihanda.example';
    const session = connect(secure, { servername: host, rejectUnauthorized: false });
    try {
      await once(session, 'connect');
      const request = session.request({ ':path': '/m/home', ':authority': host });
      const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
      assert.equal(session.alpnProtocol, 'h2');
      assert.equal(headers[':status'], 200);
    } finally {
      session.destroy();
    }
  });
  await check('http leads to https, with the whole address and what was sent', async () => {
    for (const method of ['GET', 'POST']) {
      const path = '/m/gameList?gameType=RNG';
      const answer = await sendRequest({
        origin: plain,
        path,
        host: 'www.amihanda.example',
        method,
      });
      assert.equal(answer.status, 308);
      assert.equal(answer.headers.location, `https://www.amihanda.example:${https}${path}`);
    }
  });
}
