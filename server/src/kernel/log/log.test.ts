import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { causeOf } from "./cause-of.ts";
import { createLog } from "./log.ts";
import { withoutSecrets } from "./without-secrets.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const lines: Record<string, unknown>[] = [];
  const { log, flush } = createLog((line) => void lines.push(JSON.parse(line)));
  return { lines, log, flush };
}

const refused = (port = 5432) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" });

test("a cause has one line at once, and then one every ten seconds with how often it came", () => {
  const { lines, log } = listen();
  for (let call = 0; call < 4_000; call++) {
    log.error({ err: refused(call) }, "a call failed");
    log.child({ request_id: `r${call}` }).error({ err: new Error("x", { cause: refused() }) }, "y");
  }
  expect(lines).toMatchObject([
    { level: "error", msg: "a call failed", err: { code: "ECONNREFUSED" } },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toMatchObject([{ times: 7_999, msg: "a call failed, again" }]);
  log.error({ err: refused() }, "a call failed");
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(2)).toMatchObject([{ times: 1 }]);
  vi.advanceTimersByTime(10_000);
  log.error({ err: refused() }, "a call failed");
  expect(lines.at(-1)).toMatchObject({ err: { code: "ECONNREFUSED" } });
});

test("other causes have their own lines, and errors that are told to be one share one", () => {
  const { lines, log, flush } = listen();
  log.error({ err: refused() }, "a");
  log.error({ err: new TypeError("x is not a function") }, "b");
  log.error({ err: new TypeError("x is not a function") }, "elsewhere");
  log.error({ err: refused(), cause: "database" }, "the database cannot be reached");
  log.error({ err: new Error("shutting down"), cause: "database" }, "the database is away");
  expect(lines.map(({ msg }) => msg)).toEqual([
    "a",
    "b",
    "elsewhere",
    "the database cannot be reached",
  ]);
  flush();
  expect(lines.at(-1)).toMatchObject({ cause: "database", times: 1 });
  for (const each of ["no error", "no error"]) log.warn({ code: 7 }, each);
  expect(lines).toHaveLength(7);
});

test("what is counted when the process ends is told", () => {
  const { lines, log, flush } = listen();
  for (let call = 0; call < 3; call++) log.error({ err: refused() }, "a call failed");
  flush();
  expect(lines.at(-1)).toMatchObject({ times: 2 });
});

test("causes are known by what differs between errors of one kind only", () => {
  const missing = (key: string) => new Error(`insert violates "${key}" of row 81`);
  expect(causeOf(missing("a"))).toBe(causeOf(missing("b")).replace("82", "81"));
  expect(causeOf(new AggregateError([refused(1), refused(2)]))).toBe(causeOf(refused(3)));
  expect(causeOf("text 12")).toBe("text #");
  const circle: { cause?: unknown } & Error = new Error("round");
  circle.cause = circle;
  expect(causeOf(circle)).toContain("round");
});

test("an error is told without what libraries hang on it", () => {
  const { lines, log } = listen();
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
    data: { body: "what she wrote" },
  });
  log.error({ err: error }, "unexpected");
  expect(JSON.stringify(lines)).not.toMatch(/ada|she wrote/);
  expect(lines).toMatchObject([{ err: { code: "23505", stack: expect.any(String) } }]);
});

const token = ["eyJhbGciOiJFUzI1NiIs", "eyJzdWIiOiJhZGEifQxx", "c2lnbmF0dXJlc2lnbmF0"].join(".");

test.each([
  ["mail to ada.l+x@mail.example.com failed", "mail to [mail] failed"],
  ["postgres://user:pass@host/database", "postgres://[left out]@host/database"],
  ["authorization: Bearer abcdefghijkl", "authorization: Bearer [token]"],
  [`told ${token}.`, "told [token]."],
  ["GET /reset?token=abc&x=1", "GET /reset?token=[left out]&x=1"],
])("%s is written as %s", (line, written) => {
  expect(withoutSecrets(line)).toBe(written);
});

test.each([
  "at /app/node_modules/@fastify/compress/index.js:12:3",
  '{"route":"/api/users/:userKey","ms":1.2,"request_id":"00000000-0000-7000-8000-000000000000"}',
])("%s stays as it is", (line) => {
  expect(withoutSecrets(line)).toBe(line);
});

test("a long line is not what the process waits for", () => {
  const before = performance.now();
  for (const letter of ["a", "a.", "://", "a@", "?token", "Bearer "])
    withoutSecrets(letter.repeat(50_000));
  // Square in its length it would take minutes.
  expect(performance.now() - before).toBeLessThan(60_000);
});
