import { setTimeout as pause } from "node:timers/promises";
import { beginTracing } from "../measures/spans.ts";

/** Milliseconds to send what is left. */
const patience = 3_000;

/** Whether a collector is named by the standard's variables. */
const wantsTraces = (env: NodeJS.ProcessEnv): boolean =>
  env.OTEL_SDK_DISABLED !== "true" &&
  env.OTEL_TRACES_EXPORTER !== "none" &&
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/**
 * Sends what `spans.ts` notes to an OpenTelemetry collector, where OTEL_EXPORTER_OTLP_ENDPOINT names
 * one; how (protocol, sampling, names) the other variables of the standard say, which the library
 * reads. Where none is named nothing of it is loaded. Answers how to end, with what is not sent yet.
 */
export async function startTraces(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!wantsTraces(env)) return async () => {};
  // Numbers and lines have ways of their own, and the names of this machine concern nobody.
  env.OTEL_SERVICE_NAME ||= "neroli";
  env.OTEL_METRICS_EXPORTER ||= "none";
  env.OTEL_LOGS_EXPORTER ||= "none";
  env.OTEL_NODE_RESOURCE_DETECTORS ||= "env";
  const { NodeSDK } = await import("@opentelemetry/sdk-node");
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  beginTracing();
  return async () => {
    // A collector that is silent keeps nobody from ending.
    await Promise.race([sdk.shutdown().catch(() => {}), pause(patience, null, { ref: false })]);
  };
}
