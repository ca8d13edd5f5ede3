import type { PageServices } from "@neroli/contract/portals/page-services.ts";
import { createContext } from "react-router";

export const pageServices = createContext<PageServices>();
