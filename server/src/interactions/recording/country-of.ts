import { isCountry } from "@neroli/contract/kernel/formats/country.ts";
import { type CountryResponse, open, type Reader } from "maxmind";

/** As MaxMind's own files say it, and as free ones do. */
type Place = CountryResponse & { country_code?: string };

let places: Reader<Place> | undefined;

/** From now on addresses tell countries by this file, in MaxMind's format; it is read anew when it changes. */
export async function openPlaces(file: string): Promise<void> {
  places = await open<Place>(file, {
    watchForUpdates: true,
    watchForUpdatesNonPersistent: true,
  });
}

/**
 * The country that somebody reads from, ISO 3166-1 alpha-2: by the operator's file, else by the
 * region of the languages that the browser asks for, in their order. Null where neither says one.
 */
export function countryOf({
  address,
  acceptLanguage,
}: {
  address: string | null;
  acceptLanguage: string | undefined;
}): string | null {
  const place = address ? places?.get(address) : null;
  const found = place?.country?.iso_code ?? place?.country_code;
  if (found && isCountry(found)) return found;
  for (const [, region] of (acceptLanguage ?? "").matchAll(
    /[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/gi,
  )) {
    const code = region?.toUpperCase();
    if (code && isCountry(code)) return code;
  }
  return null;
}
