import { createDescriber } from "@neroli/search/describe-views.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { Client } from "@opensearch-project/opensearch";
import { byIndex, type IndexName, indexNames } from "../../indexed/index-names.ts";
import { aliasOf, buildOf } from "../engine/aliases.ts";
import { asBody } from "../engine/as-body.ts";
import { type Clause, callEngine } from "../engine/ask-engine.ts";
import { mappingOf } from "../engine/mapping.ts";

interface Builds {
  client: Client;
  prefix: string;
  shards: number;
  schemas: Record<IndexName, IndexSchema>;
}

/** How late a change is found; while everything is built anew nobody looks. */
const refreshed = { asked: "500ms", built: "-1" };

/** The ways of all indexes to take documents apart. */
export const describers = (schemas: Record<IndexName, IndexSchema>) =>
  byIndex((name) => createDescriber(schemas[name]));

/** Makes empty indexes, which nobody asks yet; their names. */
export async function beginBuild(
  { client, prefix, shards, schemas }: Builds,
  build: string,
): Promise<Record<IndexName, string>> {
  const left = await buildsOf({ client, prefix });
  // Of builds that did not come to their end.
  const unused = left.filter(({ isAsked }) => !isAsked).map(({ name }) => name);
  if (unused.length > 0) {
    await callEngine("delete", () => client.indices.delete({ index: unused }));
  }
  const names = byIndex((name) => buildOf(prefix, name, build));
  for (const name of indexNames) {
    const settings = {
      number_of_shards: shards,
      auto_expand_replicas: "0-1",
      refresh_interval: refreshed.built,
      // A portal may name as many products as it likes.
      max_terms_count: 1_000_000,
    };
    const body = { settings, mappings: mappingOf(schemas[name]) };
    await callEngine("create", () =>
      client.indices.create({ index: names[name], body: asBody(body) }),
    );
  }
  return names;
}

/** Has the indexes that were built asked from now on, all at the same moment, and removes the others. */
export async function endBuild(
  { client, prefix }: Builds,
  built: Record<IndexName, string>,
): Promise<void> {
  const index = Object.values(built);
  await callEngine("refresh", () => client.indices.refresh({ index }));
  await callEngine("settings", () =>
    client.indices.putSettings({
      index,
      body: asBody({ index: { refresh_interval: refreshed.asked } }),
    }),
  );
  const mine = new Set(index);
  const old = (await buildsOf({ client, prefix })).filter(({ name }) => !mine.has(name));
  const actions: Clause[] = [
    ...indexNames.map((name) => ({ add: { index: built[name], alias: aliasOf(prefix, name) } })),
    ...old.map(({ name }) => ({ remove_index: { index: name } })),
  ];
  await callEngine("aliases", () => client.indices.updateAliases({ body: asBody({ actions }) }));
}

/** Whether each index is there to be asked and written to. */
export async function areBuilt({ client, prefix }: Pick<Builds, "client" | "prefix">) {
  const asked = (await buildsOf({ client, prefix })).filter(({ isAsked }) => isAsked);
  return asked.length === indexNames.length;
}

async function buildsOf({
  client,
  prefix,
}: Pick<Builds, "client" | "prefix">): Promise<{ name: string; isAsked: boolean }[]> {
  const index = indexNames.map((name) => buildOf(prefix, name, "*"));
  const { body } = await callEngine("builds", () =>
    client.indices.get({ index, expand_wildcards: "open", allow_no_indices: true }),
  );
  const found = body as Record<string, { aliases?: object }>;
  return Object.entries(found).map(([name, { aliases = {} }]) => ({
    name,
    isAsked: Object.keys(aliases).length > 0,
  }));
}
