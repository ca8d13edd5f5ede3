import type { Client } from "@opensearch-project/opensearch";
import { errors } from "@opensearch-project/opensearch";
import type { Position } from "../../../kernel/outbox/log.ts";
import { stateOf } from "../engine/aliases.ts";
import { asBody } from "../engine/as-body.ts";
import { callEngine, isMissingIndex } from "../engine/ask-engine.ts";

const id = "state";

/** What the indexes are of, and up to where; kept beside them. */
interface EngineState {
  /** Grows with every process that keeps them: what an earlier one writes late is refused. */
  epoch: number;
  /** Of what code and schemas; null before they are built. */
  made_by: string | null;
  database: string | null;
  /** The position up to which everything committed is in them. */
  position: Position | null;
  /** By the clock of the database, when it was there. */
  moment: string | null;
}

/** A state with what tells whether somebody has changed it since. */
export interface KnownState extends EngineState {
  version: { if_seq_no: number; if_primary_term: number } | null;
}

const none: KnownState = {
  ...{ epoch: 0, made_by: null, database: null, position: null, moment: null },
  version: null,
};

/** Another process keeps the indexes by now, or this one ends: nothing is wrong. */
export class Over extends Error {}

export async function readState(client: Client, prefix: string): Promise<KnownState> {
  return callEngine("state", async () => {
    try {
      const { body } = await client.get({ index: stateOf(prefix), id });
      const { _seq_no, _primary_term, _source } = body;
      return {
        ...(_source as unknown as EngineState),
        version: { if_seq_no: Number(_seq_no), if_primary_term: Number(_primary_term) },
      };
    } catch (error) {
      const isNew = error instanceof errors.ResponseError && error.statusCode === 404;
      if (isNew || isMissingIndex(error)) return none;
      throw error;
    }
  });
}

/** Makes the place of the state, where there is none. */
export const openState = (client: Client, prefix: string): Promise<unknown> =>
  callEngine("state", async () => {
    const index = stateOf(prefix);
    const { body: isThere } = await client.indices.exists({ index });
    if (isThere) return;
    const settings = { number_of_shards: 1, auto_expand_replicas: "0-1" };
    const mappings = { dynamic: false, properties: {} };
    await client.indices.create({ index, body: asBody({ settings, mappings }) });
  });

/** Writes the next state, if nobody has written one since. @throws {Over} */
export async function writeState(
  client: Client,
  { prefix, state }: { prefix: string; state: KnownState },
): Promise<KnownState> {
  const { version, ...body } = state;
  return callEngine("state", async () => {
    try {
      const { body: written } = await client.index({
        index: stateOf(prefix),
        id,
        body: asBody(body),
        ...(version === null ? { op_type: "create" as const } : version),
      });
      const { _seq_no, _primary_term } = written;
      return {
        ...state,
        version: { if_seq_no: Number(_seq_no), if_primary_term: Number(_primary_term) },
      };
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 409) throw new Over();
      throw error;
    }
  });
}
