import { createSegmentBuilder } from "@neroli/search/create-index.ts";
import type { Change, IndexSchema } from "@neroli/search/index-types.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import type { BuildSegment } from "../workers/build-segment.ts";
import type { FollowedIndex } from "./followed-index.ts";

/** An index that is kept elsewhere: its changes are handed on, and nothing of it is held here. */
export const engineIndex = (
  schema: IndexSchema,
  take: (changes: readonly Change[]) => void,
): FollowedIndex => ({
  owner: createOwner(schema),
  apply: take,
  tell: () => {},
  idle: async () => {},
});

/** Of what is read when a process starts; whoever keeps the index reads it for that. */
export const buildNothing: BuildSegment = (schema) => ({
  add: () => {},
  ready: async () => {},
  finish: async () => createSegmentBuilder(schema).finish(),
  stop: async () => {},
});
