import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { newSubscription } from "@neroli/contract/subscriptions/forms/new-subscription.gen.ts";
import { terms } from "@neroli/contract/subscriptions/forms/terms.gen.ts";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { toTerms, valuesOf } from "./form-values.ts";
import { subscriptionsKey } from "./subscription-queries.ts";

/** The form of a subscription, or of a new one where there is none yet. */
export function useSubscriptionForm(subscription: Subscription | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: subscription ? terms : newSubscription,
    base: subscription,
    valuesOf: (base) => valuesOf(base, dayOf(new Date())),
    toBody: (values, base) =>
      base
        ? { ...toTerms(values), version: base.version }
        : { ...toTerms(values), company: values.company?.key ?? "" },
    send: (body, { base, key }) =>
      "version" in body
        ? api("PUT /subscriptions/:subscriptionKey", {
            params: { subscriptionKey: base?.key ?? "" },
            body,
          })
        : api("POST /subscriptions", { body, key }),
    say: ({ code }) => (code === "ends-first" ? t("subscriptions.ends-first") : null),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: subscriptionsKey });
      tellDone(t(subscription ? "subscriptions.saved" : "subscriptions.created"));
      onDone();
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict")
        ? await api("GET /subscriptions/:subscriptionKey", {
            params: { subscriptionKey: base.key },
          })
        : null,
    draft: (base) => ({
      key: base ? `subscription.${base.key}.${base.version}` : "subscription.new",
    }),
  });
}
