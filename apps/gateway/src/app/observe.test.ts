import { memberCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { errorFields } from '../db/errorFields';
import { demoPassword } from '../seed/people';
import { filePlatform } from '../testing/filePlatform';
import { startPlatform } from '../testing/platform';
import { startCollector } from '../testing/startCollector';
import { startTelemetry } from './telemetry';

const identity = { instance: 'gateway-a', release: '2026.11' };
const lines: string[] = [];
const log = createLog({
  ...({ format: 'json', level: 'debug', identity } as const),
  write: (line) => lines.push(line),
});
const platform = filePlatform({ log });

const said = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('has one line for each request, under the reference that its answer bears', async () => {
    said();
    const { headers } = await platform.ask(memberCalls.info, { token: 'secret-token' });
    expect(said()).toContainEqual(
      expect.objectContaining({
        event: 'request',
        level: 'debug',
        reference: headers.get('Request-Id'),
        merchant: 'alpha',
        ...identity,
        method: 'GET',
        route: memberCalls.info.path,
        status: 200,
      }),
    );
  });

  it('holds nothing of a person, whatever they sent and whatever failed', async () => {
    said();
    const token = await platform.login('demo_player');
    const mobileNum = '9170099887';
    await platform.ask(verificationCalls.smsNoLogin, { body: { mobileNum } });
    const body = { type: 'username', username: 'somebody_else', password: 'Typed-2026' };
    await platform.ask(sessionCalls.login, { body });
    await platform.ask(memberCalls.info, { token, query: { token } });
    await platform.gateway.app.request(`/play/${token}?name=somebody_else`);
    const text = JSON.stringify(said());
    expect(text).toContain('"event":"request"');
    for (const secret of [token, mobileNum, 'somebody_else', 'Typed-2026', demoPassword])
      expect(text).not.toContain(secret);
  });

  it('tells a failed query by state and constraint, never by what somebody typed', async () => {
    const { db } = platform.gateway.services;
    const typed = 'mobile-9170099887';
    const failed = await db.execute(sql`select ${typed}::int`).catch((error: unknown) => error);
    expect(String(failed)).toContain(typed);
    const fields = errorFields(failed);
    expect(fields).toMatchObject({ sqlState: '22P02' });
    expect(JSON.stringify(fields)).not.toContain(typed);
  });

  it('tells an error with its code, its message and its causes', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
      code: 'ECONNREFUSED',
    });
    const fields = errorFields(new Error('the courier did not answer', { cause: refused }));
    expect(fields).toMatchObject({
      message: 'the courier did not answer',
      code: 'ECONNREFUSED',
      cause: 'Error: connect ECONNREFUSED 127.0.0.1:1',
    });
  });

  it('is for people while developing: the event, then what differs', () => {
    const text: string[] = [];
    const people = createLog({ format: 'text', write: (line) => text.push(line) });
    people.debug('not shown');
    people.warn('refused', { reference: 'r-1', message: 'body.name: too_big' });
    expect(text).toEqual(['refused reference=r-1 message=body.name: too_big']);
    expect(() => createLog({ format: 'json', level: 'loud' })).toThrow('LOG_LEVEL=loud');
  });
});

describe('telemetry', () => {
  it('is off, and loads nothing, where no collector is named', async () => {
    expect(await startTelemetry({}, identity)).toBeUndefined();
  });

  it('sends spans and metrics to the collector, by route and without addresses or tokens', async () => {
    const collector = await startCollector();
    const { taken, url } = collector;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = url;
    const telemetry = await startTelemetry(process.env, identity);
    const observed = await startPlatform({ log });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    said();
    await observed.gateway.app.request('/wps/member/info?token=secret-token', {
      headers: { Merchant: 'alpha', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect(said()).toContainEqual(expect.objectContaining({ event: 'request', trace: traceId }));
    await telemetry?.close();
    await observed.gateway.close();
    collector.close();
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    const all = taken.map(({ body }) => body).join('\n');
    expect(taken.map(({ path }) => path).sort()).toEqual(['/v1/metrics', '/v1/traces']);
    expect(all).toContain(traceId);
    expect(all).toContain('http.server.request.duration');
    expect(all).not.toContain('secret-token');
  });
});
