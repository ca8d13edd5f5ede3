import { defaultPortalColour } from "@neroli/contract/enumerations/portals.ts";
import { formats } from "@neroli/contract/kernel/formats/formats.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { ApiError, type Client } from "./client.ts";

/** How long the answer is waited for (spec 7 and 9). */
export const patience = 25_000;

/** Of what is kept. What was kept in another shape is no longer known. */
const shape = 1;

const place = (portal: string) => `neroli.portal-settings.${portal}`;

/**
 * How a portal looks (spec 7): asked for, kept in the browser, and where no answer comes as it was
 * kept, or as a portal looks that has decided nothing.
 */
export async function readPortalSettings(api: Client, portal: string): Promise<PortalSettings> {
  try {
    const settings = await api("GET /public/portals/:portal", {
      params: { portal },
      signal: AbortSignal.timeout(patience),
    });
    keep(settings);
    return settings;
  } catch (error) {
    // There is no such portal any more: nothing of it is shown either.
    if (error instanceof ApiError && error.status === 404) forget(portal);
    return kept(portal) ?? usualSettings(portal);
  }
}

/** As long as nothing is known of a portal but its key. */
export const usualSettings = (portal: string): PortalSettings => ({
  key: portal,
  type: "BRAND_PORTAL",
  name: portal,
  theme: { primary_colour: defaultPortalColour.toLowerCase() },
  images: { LOGO: null, LOGO_DARK: null, FAVICON: null },
  links: { site: null, terms: null, imprint: null, privacy: null },
  support: null,
  languages: [...languages],
  sender_name: null,
  variant: null,
  takes_sign_ups: false,
});

function keep(settings: PortalSettings): void {
  try {
    globalThis.localStorage?.setItem(place(settings.key), JSON.stringify({ shape, settings }));
  } catch {
    // A browser without room asks again next time.
  }
}

function forget(portal: string): void {
  try {
    globalThis.localStorage?.removeItem(place(portal));
  } catch {
    // Whoever forbids storage has kept nothing.
  }
}

function kept(portal: string): PortalSettings | null {
  try {
    const read = JSON.parse(globalThis.localStorage?.getItem(place(portal)) ?? "null");
    return read?.shape === shape && isOf(portal, read.settings) ? read.settings : null;
  } catch {
    return null;
  }
}

/** Whole, as far as pages would fail without it: others may write into a browser's storage. */
function isOf(portal: string, settings: Partial<PortalSettings> | undefined): boolean {
  const { key, name, theme, images, links } = settings ?? {};
  const colour = theme?.primary_colour;
  return (
    key === portal &&
    typeof name === "string" &&
    typeof colour === "string" &&
    formats.colour.holds(colour) &&
    typeof images === "object" &&
    typeof links === "object" &&
    Array.isArray(settings?.languages)
  );
}
