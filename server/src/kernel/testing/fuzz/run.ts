import { endpoints } from "@neroli/contract/endpoints.ts";
import { inputOf, type World } from "./inputs.ts";
import { type Answer, curlOf, send } from "./send.ts";

/** Longer than anything may take to be answered. */
const milliseconds = 10_000;

interface Failure {
  input: number;
  what: string;
  curl: string;
  content: string;
}

export interface Outcome {
  inputs: number;
  by_status: Record<string, number>;
  slowest: { input: number; ms: number };
  failures: Failure[];
}

interface Run {
  world: World;
  port: number;
  count: number;
  /** The number of the first input. */
  from?: number;
  /** Nothing is sent any more when it is over. */
  isOver?: () => boolean;
  /** How many are asked at once. */
  lanes?: number;
  onInput?: (done: number) => void;
}

/** Sends the inputs of a world; answers what was answered that never should be. */
export async function fuzz(run: Run): Promise<Outcome> {
  const { world, port, count, from = 0, isOver = () => false, lanes = 4 } = run;
  const outcome: Outcome = { inputs: 0, by_status: {}, slowest: { input: 0, ms: 0 }, failures: [] };
  let next = from;
  const lane = async () => {
    while (next < from + count && !isOver()) {
      const number = next++;
      const input = inputOf(world, number);
      const started = performance.now();
      const answer = await send(input, { port, milliseconds });
      const ms = Math.round(performance.now() - started);
      if (ms > outcome.slowest.ms) outcome.slowest = { input: number, ms };
      outcome.inputs += 1;
      const status = String(answer.status);
      outcome.by_status[status] = (outcome.by_status[status] ?? 0) + 1;
      const what = wrongWith(answer);
      if (what) {
        const curl = curlOf(input, `http://localhost:${port}`);
        outcome.failures.push({ input: number, what, curl, content: answer.content.slice(0, 500) });
      }
      run.onInput?.(outcome.inputs);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcome;
}

function wrongWith({ status, hung }: Answer): string | null {
  if (hung) return "hung";
  if (status === null) return "no answer";
  return status >= 500 ? String(status) : null;
}

/** Keys of what is there, by the first part of the address that answers them. */
export async function knownTo(tokens: readonly string[], port: number): Promise<World["known"]> {
  const known = new Map<string, string[]>();
  const lists = Object.keys(endpoints).filter((name) => /^GET [^:]*$/.test(name));
  for (const token of tokens) {
    for (const name of lists) {
      const path = `/api${name.slice("GET ".length)}`;
      const headers = { host: "localhost", ...(token && { authorization: `Bearer ${token}` }) };
      const input = { method: "GET", path, headers, body: Buffer.alloc(0) };
      const { status, content } = await send(input, { port, milliseconds });
      const place = name.split("/")[1] ?? "";
      if (status === 200) known.set(place, [...(known.get(place) ?? []), ...keysIn(content)]);
    }
  }
  return new Map([...known].map(([place, keys]) => [place, [...new Set(keys)].slice(0, 300)]));
}

const keysIn = (json: string): string[] =>
  [...json.matchAll(/"(?:key|id|\w+_key|\w+_id)":"([^"\\]{1,100})"/g)].map(([, key = ""]) => key);
