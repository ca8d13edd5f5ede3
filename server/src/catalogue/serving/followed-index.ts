import type { Change, IndexSchema } from "@neroli/search/index-types.ts";
import {
  createOwner,
  type DueMerge,
  type IndexStep,
  type SegmentOwner,
} from "@neroli/search/segment-owner.ts";
import type { Merging } from "../workers/merging.ts";

/** A great one, one of what is written meanwhile, and one of what is written during that. */
const mostMerges = 3;

/** An index whose readers hear of every change before `apply` is done. */
export interface FollowedIndex {
  owner: SegmentOwner;
  /** @throws RangeError for a document that does not fit the schema; then nothing is applied. */
  apply(changes: readonly Change[]): void;
  /** Tells the readers of what the owner was given otherwise. */
  tell(step: IndexStep): void;
  /** Settles when no merge goes on. */
  idle(): Promise<void>;
}

interface FollowedIndexOptions extends Pick<Merging, "merge"> {
  schema: IndexSchema;
  tell(step: IndexStep): void;
  report(error: unknown): void;
}

export function followedIndex({
  schema,
  tell,
  merge,
  report,
}: FollowedIndexOptions): FollowedIndex {
  const owner = createOwner(schema);
  const merges = new Set<Promise<void>>();
  const run = async ({ parts, end }: DueMerge): Promise<boolean> => {
    try {
      tell(end(await merge({ schema, parts })));
      return true;
    } catch (error) {
      // It stays due: the next change tries again.
      tell(end(null));
      report(error);
      return false;
    }
  };
  const begin = (): void => {
    const due = merges.size < mostMerges ? owner.beginMerge() : null;
    if (due === null) return;
    const going = run(due).then((isDone) => {
      merges.delete(going);
      if (isDone) begin();
    });
    merges.add(going);
    begin();
  };
  return {
    owner,
    apply(changes) {
      tell(owner.change(changes));
      begin();
    },
    tell,
    async idle() {
      while (merges.size > 0) await Promise.all(merges);
    },
  };
}
