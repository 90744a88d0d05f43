import type { Identity } from '../base/identity';

/** Traces and metrics that leave the process. */
export interface Telemetry {
  /** Sends what is left, and leaves this process as it was. */
  close(): Promise<void>;
}

const serviceName = 'playhouse-gateway';

/**
 * Sends traces and metrics to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names (OTLP over HTTP; the exporters read
 * the other OTEL_EXPORTER_OTLP_… variables themselves). Undefined, and nothing loaded, where none is named. Must run
 * before the platform is made.
 */
export async function startTelemetry(
  environment: Readonly<Record<string, string | undefined>>,
  { instance, release }: Identity,
): Promise<Telemetry | undefined> {
  const isNamed = (signal: 'TRACES' | 'METRICS') =>
    ['', `${signal}_`].some((part) => environment[`OTEL_EXPORTER_OTLP_${part}ENDPOINT`]);
  if (!isNamed('TRACES') && !isNamed('METRICS')) return undefined;
  const [api, contexts, traces, traceExport, meters, meterExport, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const resource = resources.resourceFromAttributes({
    'service.name': environment['OTEL_SERVICE_NAME'] ?? serviceName,
    'service.instance.id': instance,
    'service.version': release,
  });
  const tracing = new traces.BasicTracerProvider({
    resource,
    spanProcessors: isNamed('TRACES')
      ? [new traces.BatchSpanProcessor(new traceExport.OTLPTraceExporter())]
      : [],
  });
  const metering = new meters.MeterProvider({
    resource,
    readers: [
      new meters.PeriodicExportingMetricReader({ exporter: new meterExport.OTLPMetricExporter() }),
    ],
  });
  api.context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(tracing);
  api.metrics.setGlobalMeterProvider(metering);
  return {
    close: async () => {
      // A collector that is gone must not keep a platform from ending.
      await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
      for (const part of [api.context, api.propagation, api.trace, api.metrics]) part.disable();
    },
  };
}
