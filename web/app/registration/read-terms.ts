import { ApiError } from "../kernel/client.ts";
import type { LoadInput } from "../kernel/load.ts";
import { readPortalSettings } from "../kernel/portal-settings.ts";
import type { EventToJoin } from "./sign-up-values.ts";

export type ShownTermsOf = Pick<EventToJoin, "terms" | "shown">;

/** The terms that are accepted: as they were published, or the page that the settings lead to. */
export async function termsOf(
  api: LoadInput<unknown>["api"],
  event: string,
): Promise<ShownTermsOf | null> {
  try {
    const [settings, published] = await Promise.all([
      readPortalSettings(api, event),
      api("GET /public/events/:event/terms", { params: { event } }),
    ]);
    return { terms: settings.links.terms, shown: published.terms };
  } catch (error) {
    // It was closed at this very moment: the form says so when it is sent.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
