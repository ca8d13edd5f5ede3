import type { ErrorReport } from "@neroli/contract/error-reports/schema.ts";
import { slowFile, slowPage } from "../slow-files.ts";
import { failed } from "./failed.ts";

/** A page that goes on failing has told enough. */
const mostReports = 10;
/** What browsers and their extensions do among themselves. */
const others = /^Script error|ResizeObserver loop|extension:\/\//;

/** Tells the server of failures of this page, of each once; answers how to end that. */
export function reportErrors(): () => void {
  const told = new Set<string>();
  const tell = (kind: ErrorReport["kind"], error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : unknownError(error);
    if (told.size >= mostReports || told.has(message) || others.test(`${message}${stack}`)) return;
    told.add(message);
    const report: ErrorReport = {
      kind,
      name: name.slice(0, 100),
      message: message.slice(0, 1_000),
      ...(stack && { stack: stack.slice(0, 8_000) }),
      path: location.pathname.slice(0, 2_000),
    };
    const headers = { "content-type": "application/json" };
    // Nobody waits for it, and it survives the page.
    fetch("/api/error-reports", {
      method: "POST",
      body: JSON.stringify(report),
      headers,
      keepalive: true,
    }).catch(() => {});
  };
  const onScript = ({ error, message }: ErrorEvent) => tell("SCRIPT", error ?? message);
  const onPromise = ({ reason }: PromiseRejectionEvent) => {
    // Refusals of calls are reported by the server, by their status.
    if (!(reason instanceof Error && "status" in reason)) tell("PROMISE", reason);
  };
  const onFailed = (event: Event) => tell("RENDER", (event as CustomEvent).detail);
  const onSlow = () => tell("PAGE_FILE", new Error("a file of the page did not come in its time"));
  addEventListener("error", onScript);
  addEventListener("unhandledrejection", onPromise);
  addEventListener(failed, onFailed);
  addEventListener(slowFile, onSlow);
  addEventListener(slowPage, onSlow);
  return () => {
    removeEventListener("error", onScript);
    removeEventListener("unhandledrejection", onPromise);
    removeEventListener(failed, onFailed);
    removeEventListener(slowFile, onSlow);
    removeEventListener(slowPage, onSlow);
  };
}

const unknownError = (thrown: unknown) => ({
  name: "Thrown",
  message: String(thrown),
  stack: undefined,
});
