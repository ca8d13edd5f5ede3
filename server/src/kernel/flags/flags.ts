import { OpenFeature } from "@openfeature/server-sdk";
import { embeddedFlags } from "./provider.ts";

/** Flags that may be switched on and off while the product runs. */
type Flag = "maintenance";

/** Everybody is told the same: the context is shared and nobody's (spec 7, feature flags). */
const context = { targetingKey: "anonymous" };

/** From now on flags are asked of the embedded provider; `environment` goes before the database. */
export async function startFlags(environment: ReadonlyMap<string, boolean>): Promise<void> {
  OpenFeature.setContext(context);
  await OpenFeature.setProviderAndWait(embeddedFlags(environment));
}

/** Off where nobody says anything, and while the provider fails. */
export const isOn = (flag: Flag): Promise<boolean> =>
  OpenFeature.getClient().getBooleanValue(flag, false);
