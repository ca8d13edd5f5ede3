import type { ImportReading } from "@neroli/contract/imports/schema.ts";
import type { Source } from "../sources/source.ts";

/** How a file was read, so that it is read like this again. */
export const readingOf = ({
  encoding,
  delimiter,
  sheet,
}: Pick<Source, "encoding" | "delimiter" | "sheet">): ImportReading => ({
  ...(encoding !== null && { encoding }),
  ...(delimiter !== null && { delimiter }),
  ...(sheet !== null && { sheet }),
});
