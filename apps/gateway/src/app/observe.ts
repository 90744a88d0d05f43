import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../base/log';
import { readLogContext } from '../base/logContext';
import { getReference } from '../call/reference';

const scope = 'playhouse-gateway';

/** The pattern of the address, never the address itself: tokens of games and sessions stand in addresses. */
const routeOf = (hono: Context) => routePath(hono, -1);

const isProbe = (route: string) => route === '/health' || route === '/ready';

export interface ObserveOptions {
  readonly log: Log;
  /** While developing, requests are logged at `debug`: a line for each picture would hide what matters. */
  readonly production: boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly stopwatch?: () => number;
}

/**
 * Logs each request by its reference, and measures it: one span and `http.server.request.duration`, by merchant, route and
 * status.
 * Where no telemetry is set up the latter two cost nothing.
 */
export function observe({
  log,
  production,
  stopwatch = () => performance.now(),
}: ObserveOptions): MiddlewareHandler {
  const tracer = trace.getTracer(scope);
  const meter = metrics.getMeter(scope);
  const duration = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const active = meter.createUpDownCounter('http.server.active_requests');

  function finish(hono: Context, span: Span, ms: number): void {
    const { method } = hono.req;
    const [route, status, reference] = [routeOf(hono), hono.res.status, getReference(hono)];
    const { merchant } = readLogContext();
    const measured = {
      ...(merchant !== undefined && { merchant }),
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    };
    duration.record(ms / 1000, measured);
    span.updateName(`${method} ${route}`);
    span.setAttributes({ ...measured, 'playhouse.reference': reference });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    const { traceId, traceFlags } = span.spanContext();
    const traced = traceFlags === 0 ? {} : { trace: traceId };
    const line = { reference, method, route, status, ms: Math.round(ms), ...traced };
    log[production && !isProbe(route) ? 'info' : 'debug']('request', line);
  }

  return (hono, next) => {
    const parent = propagation.extract(context.active(), hono.req.header());
    return tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, parent, async (span) => {
      const began = stopwatch();
      active.add(1);
      try {
        await next();
      } finally {
        active.add(-1);
        finish(hono, span, stopwatch() - began);
        span.end();
      }
    });
  };
}
