import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { z } from "zod";

/** What the landing page shows of the catalogue. */
export type Highlights = z.output<(typeof endpoints)["GET /search/highlights"]["response"]>;
