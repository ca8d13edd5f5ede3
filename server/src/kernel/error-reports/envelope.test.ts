import path from "node:path";
import { expect, test } from "vitest";
import { readDsn } from "./dsn.ts";
import { envelopeOf, type Report } from "./envelope.ts";

function eventOf(report: Partial<Report>) {
  const error = { type: "Error", message: "failed" };
  const whole: Report = { level: "error", platform: "node", error, tags: {}, ...report };
  const text = envelopeOf(whole, { environment: "trial", release: "neroli@1" });
  const [header, item, event] = text.split("\n").map((line) => line && JSON.parse(line));
  return { header, item, event };
}

test("a report has its header, what it is, and the event under one id", () => {
  const { header, item, event } = eventOf({ tags: { status: 400, code: undefined } });
  expect(item).toEqual({ type: "event" });
  expect(header.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(event).toMatchObject({
    event_id: header.event_id,
    environment: "trial",
    release: "neroli@1",
    tags: { status: 400 },
  });
});

test.each([
  ['invalid input syntax for type uuid: "Ada Byron"', 'invalid input syntax for type uuid: "…"'],
  ["ENOENT: no such file, open '/home/ada/list.csv'", "ENOENT: no such file, open '…'"],
  ["can't reach ada@example.com, won't", "can't reach [mail], won't"],
])("of %s it has nothing that somebody typed", (message, value) => {
  const { event } = eventOf({ error: { type: "Error", message } });
  expect(event.exception.values).toEqual([{ type: "Error", value }]);
});

test("causes come first, frames are outermost first and without this machine's folders", () => {
  const file = path.join(import.meta.dirname, "reports.ts");
  const stack = [
    "Error: failed",
    `    at inner (${file}:3:5)`,
    `    at async file://${file}:9:1`,
    "    at node:internal/main:1:2",
  ].join("\n");
  const cause = { type: "RangeError", message: "below" };
  const { event } = eventOf({ error: { type: "Error", message: "failed", stack, cause } });
  const [first, second] = event.exception.values;
  expect(first).toEqual({ type: "RangeError", value: "below" });
  const own = "server/src/kernel/error-reports/reports.ts";
  expect(second.stacktrace.frames).toEqual([
    { filename: "node:internal/main", function: "?", lineno: 1, colno: 2, in_app: false },
    expect.objectContaining({ filename: own, lineno: 9 }),
    { filename: own, function: "inner", lineno: 3, colno: 5, in_app: true },
  ]);
});

test("frames of browsers, by the path of their file", () => {
  const stack = "fail@https://neroli.example.com/assets/page-1a.js?x=1:1:20\nrubbish";
  const { event } = eventOf({ error: { type: "Error", message: "failed", stack } });
  expect(event.exception.values[0].stacktrace.frames).toEqual([
    { filename: "/assets/page-1a.js", function: "fail", lineno: 1, colno: 20, in_app: true },
  ]);
});

test.each([
  ["https://key@sentry.example.com/4", "https://sentry.example.com/api/4/envelope/"],
  ["http://key@localhost:9000/a/b/42", "http://localhost:9000/a/b/api/42/envelope/"],
])("%s leads to %s", (dsn, address) => {
  expect(readDsn(dsn)).toEqual({ address, key: "key" });
});
