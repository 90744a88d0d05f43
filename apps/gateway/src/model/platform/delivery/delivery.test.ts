import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { isSigned } from '../../../base/signature';
import { testMerchants } from '../../../testing/merchants';
import type { MerchantConfig } from '../../../base/merchants';
import { demandDelivery, demandMail } from './couriers';
import { smsWebhookCourier } from './smsWebhook';
import { smtpCourier } from './smtp';

const now = 1_790_000_000_000;
const letter = {
  merchant: 'alpha',
  channel: 'email',
  to: 'ana@example.com',
  subject: 'Passwort für dich',
  body: 'Your code is 123456.\n.\nBye.',
} as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A mail server that keeps what it is handed, and refuses recipients at `refused.example`. */
async function mailServer() {
  const taken: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address.endsWith('refused.example') ? new Error(`no mailbox ${address}`) : undefined);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closing.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

/** A service for short messages: answers `statuses` one after the other, and hangs up where one is 0. */
async function smsService(...statuses: readonly number[]) {
  const taken: { readonly signature: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const status = statuses[taken.length] ?? 200;
      taken.push({ signature: String(request.headers['playhouse-signature']), body });
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { taken, url: `http://127.0.0.1:${port}/sms` };
}

describe('letters', () => {
  it('are handed to a mail server, to one person, as they were written', async () => {
    const { taken, url } = await mailServer();
    await smtpCourier({ url, from: 'Alpha <no-reply@alpha.example>' }).send(letter);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.to).toEqual(['ana@example.com']);
    expect(taken[0]?.text).toContain('From: Alpha <no-reply@alpha.example>');
    expect(taken[0]?.text).toContain('Your code is 123456.');
    expect(taken[0]?.text).toContain('Bye.');
  });

  it('go to nobody when the address is more than one', async () => {
    const { taken, url } = await mailServer();
    const courier = smtpCourier({ url, from: 'no-reply@alpha.example' });
    await courier
      .send({ ...letter, to: 'ana@example.com, eve@example.com' })
      .catch(() => undefined);
    const reached = taken.flatMap(({ to }) => to);
    expect(reached).not.toContain('eve@example.com');
    expect(reached).not.toContain('ana@example.com');
  });

  it('fail without telling whom they were for', async () => {
    const { url } = await mailServer();
    const courier = smtpCourier({ url, from: 'no-reply@alpha.example' });
    const failed = courier.send({ ...letter, to: 'ana@refused.example' });
    await expect(failed).rejects.toThrow('the mail server refused a letter (EENVELOPE)');
  });
});

describe('short messages', () => {
  const message = { ...letter, channel: 'sms', to: '+639170000001' } as const;

  it('are posted with a signature of moment and body', async () => {
    const { taken, url } = await smsService();
    await smsWebhookCourier({ url, secret: 'shared' }, () => now).send(message);
    const [{ signature, body } = { signature: '', body: '' }] = taken;
    expect(JSON.parse(body)).toMatchObject({ to: '+639170000001', text: letter.body });
    expect(isSigned('shared', now, body, signature)).toBe(true);
    expect(isSigned('another', now, body, signature)).toBe(false);
    expect(isSigned('shared', now, `${body} `, signature)).toBe(false);
    expect(isSigned('shared', now + 301_000, body, signature)).toBe(false);
    expect(isSigned('shared', now, body, '')).toBe(false);
  });

  it('are handed over once more, under the same id, when no answer came', async () => {
    const { taken, url } = await smsService(0, 200);
    await smsWebhookCourier({ url, secret: 'shared' }, () => now).send(message);
    const ids = taken.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([500, 302])('fail when the service answers %i', async (status) => {
    const { taken, url } = await smsService(status, status);
    const sent = smsWebhookCourier({ url, secret: 'shared' }, () => now).send(message);
    await expect(sent).rejects.toThrow(Error);
    expect(taken.every(({ body }) => body.includes('+639170000001'))).toBe(true);
  });
});

describe('production without what sends', () => {
  const smtp = { url: 'smtp://127.0.0.1', from: 'no-reply@alpha.example' };
  const smsWebhook = { url: 'http://127.0.0.1/sms', secret: 'shared' };

  it('is refused, and of a merchant is told what it needs', () => {
    const [alpha] = testMerchants as [MerchantConfig];
    const production = { production: true, smtp };
    expect(() => demandMail({ production: true })).toThrow('SMTP_URL');
    expect(() => demandMail(production)).not.toThrow();
    expect(() => demandDelivery(alpha, production)).toThrow(/SMS_WEBHOOK_URL .*: \w+3$/);
    expect(() => demandDelivery(alpha, { ...production, smsWebhook })).not.toThrow();
    const homeless = { ...alpha, mainDomain: '' };
    expect(() => demandDelivery(homeless, { ...production, smsWebhook })).toThrow('a mainDomain');
    expect(() => demandDelivery(homeless, {})).not.toThrow();
  });
});
