import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
}
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface Points {
  readonly isMonotonic?: boolean;
  readonly dataPoints: readonly {
    readonly attributes?: readonly Attribute[];
    readonly asDouble?: number;
    readonly asInt?: number | string;
  }[];
}
interface Metric {
  readonly name: string;
  readonly unit?: string;
  readonly gauge?: Points;
  readonly sum?: Points;
  readonly histogram?: Points;
}
interface Export {
  readonly resourceMetrics?: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[];
  }[];
}

/** One value that a collector was told, by the name that Prometheus gives it. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const underscored = (text: string) => text.replaceAll(/[^A-Za-z0-9_]/g, '_');

const labelsOf = (attributes: readonly Attribute[] = []) =>
  attributes.map(({ key, value }) => [
    underscored(key),
    value.stringValue ?? String(value.intValue),
  ]);

/** Units that stand in a name; those in braces say only what is counted. */
const units: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes', ms: 'milliseconds' };

function unitOf(unit: string): string {
  if (unit === '' || /^\{.*\}$/.test(unit)) return '';
  const word = units[unit];
  if (word === undefined) throw new Error(`no name for the unit "${unit}"`);
  return `_${word}`;
}

/** Names and labels as Prometheus's receiver for OTLP makes them. */
function toSeries(told: Export): Series[] {
  return (told.resourceMetrics ?? []).flatMap(({ resource, scopeMetrics }) => {
    const own = Object.fromEntries(labelsOf(resource.attributes)) as Record<string, string>;
    const shared = {
      job: own['service_name'] ?? '',
      instance: own['service_instance_id'] ?? '',
      service_version: own['service_version'] ?? '',
    };
    const metrics = scopeMetrics.flatMap((scope) => scope.metrics);
    return metrics.flatMap(({ name, unit = '', gauge, sum, histogram }) => {
      const base = `${underscored(name)}${unitOf(unit)}`;
      const points = gauge ?? sum ?? histogram;
      const ends = histogram
        ? ['_bucket', '_sum', '_count']
        : [sum?.isMonotonic === true ? '_total' : ''];
      return (points?.dataPoints ?? []).flatMap(({ attributes, asDouble, asInt }) =>
        ends.map((end) => ({
          name: `${base}${end}`,
          labels: {
            ...shared,
            ...(Object.fromEntries(labelsOf(attributes)) as Record<string, string>),
            ...(end === '_bucket' && { le: '+Inf' }),
          },
          value: Number(asDouble ?? asInt ?? 0),
        })),
      );
    });
  });
}

/** A collector of a few lines: takes OTLP over HTTP in JSON, and keeps everything. */
export async function startCollector() {
  const taken: { readonly path: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    series: (): Series[] =>
      taken
        .filter(({ path }) => path === '/v1/metrics')
        .flatMap(({ body }) => toSeries(JSON.parse(body) as Export)),
    close: () => void server.close(),
  };
}
