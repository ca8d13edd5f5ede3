import type { roundEndpoints } from "@neroli/contract/rounds/endpoints.ts";
import { roundRefusal } from "@neroli/contract/rounds/states.ts";
import { say } from "@neroli/phrases/say.ts";
import type { z } from "zod";
import { assertAllowed } from "../../kernel/allowances.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { now } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { sideOf } from "../policy.ts";
import { presentRound, type Reader } from "../present.ts";
import { getMatrix } from "../queries/get-matrix.ts";
import { getRound } from "../queries/get-round.ts";
import { toSheet } from "./to-sheet.ts";
import { writeComparisonPdf } from "./write-pdf.ts";
import { writeComparisonWorkbook } from "./write-workbook.ts";

const kinds = {
  XLSX: { media_type: tableMediaTypes.XLSX, write: writeComparisonWorkbook },
  PDF: { media_type: "application/pdf", write: writeComparisonPdf },
};

type Query = z.output<(typeof roundEndpoints)["GET /rounds/:roundKey/export"]["query"]>;

/** The comparison as its buyers have it before them; refused to everybody else. */
export async function makeComparisonFile(
  reader: Reader,
  key: string,
  query: Query,
): Promise<FileAnswer> {
  const { actor, language } = reader;
  const found = await getRound(actor, key);
  const facts = { state: found.status, side: sideOf(actor, found), now: now() };
  assertAllowed(roundRefusal("compare", facts));
  const round = presentRound(reader, found);
  const matrix = await getMatrix(actor, { key, currency: query.currency });
  const sheet = toSheet(
    { round, matrix },
    {
      language,
      day: now().toISOString(),
      sort: query.sort,
      weights: query.weights ?? round.view.weights,
      hidden: new Set(query.hidden),
    },
  );
  await noteSecurity({ kind: "exported", details: { what: "rounds" } });
  const { media_type, write } = kinds[query.format];
  const name = `${say(language, "rounds.file.title")} ${round.products[0] ?? ""}`;
  return {
    stream: write(sheet),
    media_type,
    // The last part alone would be taken of a name with a stroke in it.
    name: fileName(name.replaceAll(/[\\/:*?"<>|]/g, " "), query.format.toLowerCase()),
    inline: false,
  };
}
