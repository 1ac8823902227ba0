import { ROOT_CONTEXT, SpanKind as OtelKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  TracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { getRequestId } from './request-context.ts'
import type { SpanKind, StartSpan } from './tracing.ts'

const kinds: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  job: OtelKind.CONSUMER,
  sql: OtelKind.CLIENT,
  paypal: OtelKind.CLIENT,
}

const random = new RandomIdGenerator()

/** A request's id is its trace's: the jobs that it caused, and its lines in the log, are found by it. */
const idGenerator: IdGenerator = {
  generateTraceId: () => getRequestId()?.replaceAll('-', '') ?? random.generateTraceId(),
  generateSpanId: () => random.generateSpanId(),
}

/** Traces `ratio` (0 to 1) of all requests and sends them in batches to `endpoint`, an address without /v1/traces. */
export function createTracer(
  process: 'web' | 'worker',
  endpoint: string,
  ratio: number,
): { start: StartSpan; stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `tunemaker-${process}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('tunemaker')
  return {
    start(kind, name, attributes, parent) {
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      return {
        context: span.spanContext(),
        end({ error, name: knownName, attributes: known } = {}) {
          if (knownName) span.updateName(knownName)
          if (known) span.setAttributes(known)
          // Not its message, which may hold addresses.
          if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: getErrorCode(error) })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}

function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return 'code' in error ? String(error.code) : error.name
}
