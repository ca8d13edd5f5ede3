import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { Translate } from "../../language/phrases.tsx";

/** Without a name it cannot be found again. */
export const sayNameless = (t: Translate, { path, code }: Failure): string | null =>
  path === "name" && code === "required" ? t("saved-searches.name.needed") : null;
