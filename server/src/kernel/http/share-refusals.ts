import { STATUS_CODES } from "node:http";

type Json = Record<string, unknown>;
type Paths = Record<string, Record<string, { responses?: Json }>>;

/**
 * Refusals that several calls have word for word stand once, as `components.responses`: called by
 * their status, the one that most calls have without a number.
 */
export function shareRefusals<Given extends Paths>(paths: Given): { paths: Given; shared: Json } {
  const refusals = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .filter(([status]) => isRefusal(status));
  const alike = [...Map.groupBy(refusals, ([, refusal]) => JSON.stringify(refusal)).values()]
    .filter((calls) => calls.length > 1)
    .sort((a, b) => b.length - a.length);
  const names = new Map<string, string>();
  const shared: Json = {};
  for (const [first] of alike) {
    if (!first) continue;
    const [status, refusal] = first;
    const name = free(nameOf(status), shared);
    shared[name] = refusal;
    names.set(JSON.stringify(refusal), name);
  }
  const referred = (status: string, answer: unknown) => {
    const name = isRefusal(status) && names.get(JSON.stringify(answer));
    return name ? { $ref: `#/components/responses/${name}` } : answer;
  };
  return {
    paths: mapValues(paths, (path) =>
      mapValues(path, (operation) => ({
        ...operation,
        ...(operation.responses && {
          responses: mapValues(operation.responses, (answer, status) => referred(status, answer)),
        }),
      })),
    ) as Given,
    shared,
  };
}

const isRefusal = (status: string) => Number(status) >= 400;

/** "Not Found" as `NotFound`. */
const nameOf = (status: string) => (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, "");

function free(name: string, taken: Json): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!(tried in taken)) return tried;
  }
}

function mapValues<Value, Result>(
  of: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));
}
