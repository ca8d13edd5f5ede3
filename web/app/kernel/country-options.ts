import { useMemo } from "react";
import { countryOptions } from "../language/countries.ts";
import { useIsHydrated } from "./hydrated.ts";

/**
 * Countries for a select of a page that the server renders: server and browser do not know every
 * country by the same name, so that the names come once the page is the browser's.
 */
export function useCountryOptions(language: string): { value: string; label: string }[] {
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? countryOptions(language) : []), [isHydrated, language]);
}
