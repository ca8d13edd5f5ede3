import type { CellProblem } from "@neroli/contract/imports/mapping.ts";
import type { ListedRow } from "@neroli/contract/imports/product-list.ts";
import type { SyncFault } from "@neroli/contract/portals/sync.ts";
import type { ChangedProduct, EventProductRow, Said } from "../queries/select-products.ts";

/** Letters of a display name. */
const longestName = 200;

export interface Fault {
  code: SyncFault;
  params: Record<string, string | number>;
}

export interface PlannedRow {
  listed: ListedRow;
  product: EventProductRow | null;
  /** What is to be said of the product; null where the row is faulty. */
  after: Said | null;
  /** The place that the row asks for. */
  wanted: number | null;
  problems: (CellProblem | Fault)[];
}

export interface SyncPlan {
  rows: PlannedRow[];
  /** The promoted products afterwards. */
  order: string[];
  changes: ChangedProduct[];
  takenOut: ChangedProduct[];
}

interface Material {
  rows: readonly ListedRow[];
  products: readonly EventProductRow[];
  namedBy: (row: ListedRow) => EventProductRow[];
  /** The promoted products as they are. */
  order: readonly string[];
  others: "leave" | "disable";
}

/** What a file says of an event's products, held against what is said of them now. */
export function planSync({ rows, products, namedBy, order, others }: Material): SyncPlan {
  const lines: Lines = { products: new Map(), rankings: new Map() };
  const named = new Set<string>();
  const planned = rows.map((listed) => {
    const candidates = namedBy(listed);
    for (const { key } of candidates) named.add(key);
    return planRow(listed, candidates, lines);
  });
  const changes = planned.flatMap(({ product, after }) =>
    product && after && differs(product, after) ? [{ row: product, after }] : [],
  );
  const takenOut =
    others === "leave"
      ? []
      : products
          .filter(({ key, enabled }) => enabled && !named.has(key))
          .map((row) => ({ row, after: { ...saidOf(row), enabled: false } }));
  return { rows: planned, order: orderAfter(order, planned), changes, takenOut };
}

/** Where the file has spoken of a product, or of a place, before. */
interface Lines {
  products: Map<string, number>;
  rankings: Map<number, number>;
}

function planRow(listed: ListedRow, candidates: EventProductRow[], lines: Lines): PlannedRow {
  const { line, values, names } = listed;
  const [product = null, another] = candidates;
  const problems: PlannedRow["problems"] = [...listed.problems];
  const say = (code: SyncFault, params: Fault["params"] = {}) => problems.push({ code, params });
  if (Object.keys(names).length === 0) say("nothing-named");
  else if (!product) say("not-found");
  else if (another) say("ambiguous");
  if (!product || another) return { listed, product: null, after: null, wanted: null, problems };
  const before = lines.products.get(product.key);
  if (before === undefined) lines.products.set(product.key, line);
  else say("twice", { line: before });
  const wanted = typeof values.ranking === "number" ? values.ranking : null;
  const after = afterOf(product, values);
  if (wanted !== null) {
    const taken = lines.rankings.get(wanted);
    if (!Number.isInteger(wanted) || wanted < 1) say("ranking-bad");
    else if (!after.promoted) say("ranking-not-promoted");
    else if (taken !== undefined) say("ranking-twice", { line: taken });
    else lines.rankings.set(wanted, line);
  }
  if ((after.display_name?.length ?? 0) > longestName) say("name-long", { max: longestName });
  const isFaulty = problems.length > 0;
  return { listed, product, after: isFaulty ? null : after, wanted, problems };
}

/**
 * Whoever is in the file is in the event, unless it says no; a place makes a product a promoted one.
 * An empty name takes the display name away, a column that is not there leaves what is.
 */
function afterOf(product: EventProductRow, values: ListedRow["values"]): Said {
  const { enabled, promoted, ranking, display_name } = values;
  const isRanked = typeof ranking === "number";
  return {
    enabled: typeof enabled === "boolean" ? enabled : true,
    promoted: typeof promoted === "boolean" ? promoted : isRanked || product.promoted,
    display_name:
      display_name === undefined ? product.display_name : (display_name as string | null),
  };
}

const saidOf = ({ display_name, enabled, promoted }: EventProductRow): Said => ({
  ...{ display_name, enabled, promoted },
});

const differs = (product: EventProductRow, after: Said): boolean =>
  product.display_name !== after.display_name ||
  product.enabled !== after.enabled ||
  product.promoted !== after.promoted;

/** Those that ask for a place are put there, the lowest first; the others keep their order. */
function orderAfter(order: readonly string[], planned: readonly PlannedRow[]): string[] {
  const said = new Map(
    planned.flatMap(({ product, after, wanted }) =>
      product && after ? [[product.key, { promoted: after.promoted, wanted }]] : [],
    ),
  );
  const stay = order.filter((key) => said.get(key)?.promoted ?? true);
  const come = [...said].flatMap(([key, { promoted }]) =>
    promoted && !order.includes(key) ? [key] : [],
  );
  const placed = [...said]
    .flatMap(([key, { promoted, wanted }]) =>
      promoted && wanted !== null ? [{ key, wanted }] : [],
    )
    .sort((one, other) => one.wanted - other.wanted);
  const asked = new Set(placed.map(({ key }) => key));
  const after = [...stay, ...come].filter((key) => !asked.has(key));
  for (const { key, wanted } of placed) after.splice(wanted - 1, 0, key);
  return after;
}
