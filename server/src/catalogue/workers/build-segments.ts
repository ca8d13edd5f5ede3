import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import { greatestSegment } from "@neroli/search/segment-owner.ts";
import type { BuildSegment, SegmentBuilding } from "./build-segment.ts";

interface Setting {
  schema: IndexSchema;
  build: BuildSegment;
  /** Gets each segment as soon as it is there. */
  take(columns: SegmentColumns): void;
  greatest?: number;
}

/** Segments of any number of documents with different keys, each no greater than is good. */
export function buildSegments({
  schema,
  build,
  take,
  greatest = greatestSegment,
}: Setting): Omit<SegmentBuilding, "finish"> & { finish(): Promise<void> } {
  let building: SegmentBuilding | null = null;
  let count = 0;
  const finish = async () => {
    if (building === null) return;
    take(await building.finish());
    building = null;
    count = 0;
  };
  return {
    add(document) {
      building ??= build(schema);
      building.add(document);
      count++;
    },
    async ready() {
      if (count >= greatest) await finish();
      else await building?.ready();
    },
    finish,
    stop: async () => building?.stop(),
  };
}
