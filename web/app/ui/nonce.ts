import { createContext } from "react";

/** The page's CSP nonce, for what writes style or script elements. */
export const Nonce = createContext<string | undefined>(undefined);
