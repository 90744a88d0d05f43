import { readFileSync } from 'node:fs';
import { memberCalls, walletCalls } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { createLog } from '../base/log';
import { startCollector } from '../testing/startCollector';
import type { Series } from '../testing/startCollector';
import { slowStart, startPlatform } from '../testing/platform';
import { startTelemetry } from './telemetry';

const folder = 'tools/containers/monitoring';
const identity = { instance: 'gateway-a', release: '2026.11' };
const lines: string[] = [];
const log = createLog({ format: 'json', identity, write: (line) => lines.push(line) });
let series: readonly Series[] = [];
let spans = '';

beforeAll(async () => {
  const collector = await startCollector();
  const telemetry = await startTelemetry(
    { OTEL_EXPORTER_OTLP_ENDPOINT: (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url) },
    identity,
  );
  const { gateway, ask, login } = await startPlatform({ log, identity });
  const token = await login('demo_player');
  const body = { methodId: 'gcash', amount: 500, requestId: 'watched-deposit' };
  await ask(walletCalls.createDeposit, { token, body });
  await ask(memberCalls.info, { merchant: 'nobody' });
  gateway.services.log.error('failed outside of a request');
  // A last look at the database, which is gone once the platform is closed.
  await telemetry?.close();
  await gateway.close();
  collector.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  series = collector.series();
  spans = collector.taken.map(({ path, body: text }) => (path === '/v1/traces' ? text : '')).join();
}, slowStart);
afterAll(() => void lines.splice(0));

const named = (name: string) => series.filter((each) => each.name === name);

/** Names of metrics in PromQL, each with the labels by which it is asked. */
function readExpression(
  expression: string,
): { readonly name: string; readonly labels: string[] }[] {
  const bare = expression
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const found = bare.matchAll(/([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(\s*\()?/g);
  return [...found].flatMap(([, name = '', matchers = '', call]) => {
    if (call !== undefined || ['or', 'and', 'unless'].includes(name)) return [];
    return [
      { name, labels: [...matchers.matchAll(/([a-z_]+)\s*(?:=|!)/g)].map(([, key = '']) => key) },
    ];
  });
}

/** Labels by which an expression puts its answers together. */
const groupsOf = (expression: string) =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );

function findUnknown(expression: string): string[] {
  const asked = readExpression(expression);
  if (asked.length === 0) return [`no metric in ${expression}`];
  return asked.flatMap(({ name, labels }) => {
    const told = named(name);
    if (told.length === 0) return [name];
    const known = new Set(told.flatMap((each) => Object.keys(each.labels)));
    return [...labels, ...groupsOf(expression)]
      .filter((label) => !known.has(label))
      .map((label) => `${name}{${label}}`);
  });
}

const rulesFile = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.optional(z.string().check(z.regex(/^\d+[smh]$/))),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), look: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardFile = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

describe('alerts and the dashboard', () => {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const { groups } = rulesFile.parse(parse(read('alerts.yaml')));
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = dashboardFile.parse(JSON.parse(read('dashboard.json')));

  it.each(rules)('$alert asks for metrics and labels that a gateway tells', ({ expr }) => {
    expect(findUnknown(expr)).toEqual([]);
  });

  it.each(panels)('“$title” shows metrics and labels that a gateway tells', ({ targets }) => {
    expect(targets.flatMap(({ expr }) => findUnknown(expr))).toEqual([]);
  });

  it('a name that nobody tells is found', () => {
    expect(findUnknown('max by (merchant) (playhouse_orders_gone{kind="x"}) > 1')).toEqual([
      'playhouse_orders_gone',
    ]);
    expect(findUnknown('playhouse_orders_waiting{colour="x"} > 1')).toEqual([
      'playhouse_orders_waiting{colour}',
    ]);
  });

  it('each alert has one name', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

describe('a collector is told', () => {
  it('which gateway of which release it hears, with each metric and span', () => {
    for (const { labels } of series)
      expect(labels).toMatchObject({ instance: 'gateway-a', service_version: '2026.11' });
    expect(spans).toContain('gateway-a');
    expect(spans).toContain('2026.11');
  });

  it('the merchant of each request that is about one', () => {
    const merchants = named('http_server_request_duration_seconds_count').map(
      ({ labels }) => labels['merchant'],
    );
    expect(new Set(merchants)).toEqual(new Set(['alpha', undefined]));
    expect(spans).toContain('"alpha"');
  });

  it('the orders that wait, and how much money is in the wallets', () => {
    const deposits = named('playhouse_orders_waiting').filter(
      ({ labels }) => labels['kind'] === 'deposit' && labels['merchant'] === 'alpha',
    );
    expect(deposits.map(({ value }) => value)).toEqual([expect.toSatisfy((size) => size >= 1)]);
    const wallets = named('playhouse_wallets_balance').find(
      ({ labels }) => labels['merchant'] === 'alpha',
    );
    expect(wallets?.value).toBeGreaterThan(10_000);
    expect(named('playhouse_books_unbalanced').map(({ value }) => value)).toEqual([0]);
    expect(named('playhouse_database_up').map(({ value }) => value)).toEqual([1]);
  });
});

it('each line of the log says which gateway of which release wrote it, and for which merchant', () => {
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of said) expect(line).toMatchObject(identity);
  const failed = said.find(({ event }) => event === 'failed outside of a request');
  expect(failed).not.toHaveProperty('merchant');
});
