import { setTimeout as pause } from "node:timers/promises";
import type { Import, ImportRow } from "@neroli/contract/imports/schema.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { expect, test } from "vitest";
import { copyOfDemoData } from "./demo-data.ts";
import { tokenOf } from "./session-of.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

const rounds = 4;
const rows = 8_000;
const company = "velouria-actives";

/** Every thousandth row is refused, every other one is a new product. */
const isBroken = (row: number) => row % 1_000 === 999;
const file = [
  "Name,INCI name,CAS",
  ...Array.from({ length: rows }, (_, row) =>
    isBroken(row) ? `,NOBODY ${row},` : `Killed ${row},INCI ${row},98-92-0`,
  ),
].join("\r\n");

const mapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "field", field: "name" },
  columns: [
    { column: "Name", field: "name" },
    { column: "INCI name", field: "inci" },
    { column: "CAS", field: "cas" },
  ],
};

/** Calls of the API as somebody who may. */
function caller(origin: string, token: string) {
  return async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${origin}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const body = await response.text();
    expect(response.status, body).toBe(200);
    return JSON.parse(body);
  };
}
type Call = ReturnType<typeof caller>;

async function upload(call: Call): Promise<string> {
  const form = new FormData();
  form.set("asset", JSON.stringify({ offering: "INGREDIENTS", segment: "PERSONALCARE" }));
  form.set("content", new Blob([file]), "killed.csv");
  const path = `/companies/${company}/imports`;
  const { id } = await call<Import>(path, { method: "POST", body: form });
  await call(`${path}/${id}/mapping`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mapping }),
  });
  return `${path}/${id}`;
}

/** Asks until the import is as it is waited for. */
async function until(call: Call, path: string, isSo: (now: Import) => boolean): Promise<Import> {
  for (;;) {
    const now = await call<Import>(path);
    if (isSo(now)) return now;
    await pause(20);
  }
}

/** All rows, or all products, in pages. */
async function listAll<T>(call: Call, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; ; page++) {
    const found = await call<PageOf<T>>(`${path}&size=300&page=${page}`);
    all.push(...found.content);
    if (page + 1 >= found.total_pages) return all;
  }
}

test("killed four times in the middle of an import, it is finished: no row twice, none missing", async () => {
  const data = await copyOfDemoData();
  const port = await freePort();
  let server: Served = await startNeroli(data.folder, { port });
  try {
    const call = caller(server.origin, await tokenOf(server.origin, "manager@neroli.example"));
    const path = await upload(call);
    await call(`${path}/check`, { method: "POST" });
    const { planned } = await until(call, path, ({ state }) => state !== "CHECKING");
    await call(`${path}/run`, { method: "POST" });
    let reached = 0;
    for (let round = 0; round < rounds; round++) {
      const { progress } = await until(call, path, ({ progress }) => progress.done > reached);
      reached = progress.done;
      // Not to wait for something, but to be killed at a different moment each time.
      await pause(round * 17);
      await server.kill();
      server = await startNeroli(data.folder, { port });
      const { state } = await call<Import>(path);
      expect(state, `after kill ${round + 1}`).toBe("RUNNING");
    }
    const done = await until(call, path, ({ state }) => state !== "RUNNING");
    const broken = rows / 1_000;
    const counts = { created: rows - broken, updated: 0, unchanged: 0, rejected: broken };
    expect(done).toMatchObject({ state: "DONE", counts, planned, differing: 0 });

    const told = await listAll<ImportRow>(call, `${path}/rows?sort=row`);
    expect(told.map(({ row }) => row)).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
    expect(told.filter(({ outcome }) => outcome === "rejected").map(({ row }) => row - 1)).toEqual(
      Array.from({ length: rows }, (_, row) => row).filter(isBroken),
    );
    const products = await listAll<{ key: string; name: string }>(
      call,
      "/products?offering=INGREDIENTS&name__icontains=Killed",
    );
    expect(new Set(products.map(({ key }) => key)).size).toBe(rows - broken);
    expect(new Set(products.map(({ name }) => name)).size).toBe(rows - broken);
    expect(products).toHaveLength(rows - broken);
  } finally {
    await server.stop();
    await data.remove();
  }
});
