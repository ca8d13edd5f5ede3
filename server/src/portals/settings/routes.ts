import type { portalSettingsEndpoints } from "@neroli/contract/portals/settings.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { saveSettings } from "./commands.ts";
import { presentEditable } from "./present.ts";
import { getSettings } from "./queries.ts";

export const settingsHandlers: Handlers<typeof portalSettingsEndpoints> = {
  "GET /portals/:portal/settings": async ({ params }) =>
    presentEditable(await getSettings(params.portal)),

  "PUT /portals/:portal/settings": async ({ actor, params, body }) => {
    await saveSettings(actor, { portal: params.portal, form: body });
    return presentEditable(await getSettings(params.portal));
  },
};
