import {
  type Attributes,
  type Context,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { withoutSecrets } from "../log/without-secrets.ts";

// Without traces (start-traces.ts) all of this does nothing: the API has no provider then.

const kinds = {
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
};

interface NewSpan {
  name: string;
  kind: keyof typeof kinds;
  attributes?: Attributes;
}

let tracing = false;

/** From now on spans are kept; called once there is somebody who takes them. */
export function beginTracing(): void {
  tracing = true;
}

const tracer = () => trace.getTracer("neroli");

/** What is done within is a part of this span, and of the one that the caller stands in. */
export async function inSpan<T>(
  { name, kind, attributes = {} }: NewSpan,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  return tracer().startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: sentenceOf(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What was over before anybody heard of it: a query of `milliseconds` that ended now. */
export function noteSpan(
  { name, kind, attributes = {} }: NewSpan,
  { milliseconds, error }: { milliseconds: number; error?: unknown },
): void {
  if (!tracing) return;
  const end = Date.now();
  const startTime = end - milliseconds;
  const span = tracer().startSpan(name, { kind: kinds[kind], attributes, startTime });
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: sentenceOf(error) });
  }
  span.end(end);
}

/** The span of a request that has come in, as a part of the trace that its sender has begun. */
export interface RequestSpan {
  within<T>(work: () => T): T;
  end(about: { name: string; status: number; attributes: Attributes }): void;
}

/** Null while nothing is traced. */
export function beginRequestSpan(headers: Record<string, unknown>): RequestSpan | null {
  if (!tracing) return null;
  const from: Context = propagation.extract(context.active(), headers);
  const span = tracer().startSpan("request", { kind: SpanKind.SERVER }, from);
  const own = trace.setSpan(from, span);
  return {
    within: (work) => context.with(own, work),
    end({ name, status, attributes }) {
      span.updateName(name);
      span.setAttributes(attributes);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const sentenceOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? error.message : String(error));
