import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { z } from "zod";

/** Products, suppliers and counts of the catalogue on the landing page. */
export type Highlights = z.output<(typeof endpoints)["GET /search/highlights"]["response"]>;
