import type { WebhookEvent } from "@neroli/contract/enumerations/webhooks.ts";
import { newWebhook } from "@neroli/contract/webhooks/forms/new-webhook.gen.ts";
import { webhook as changedWebhook } from "@neroli/contract/webhooks/forms/webhook.gen.ts";
import type { Webhook, WebhookWithSecret } from "@neroli/contract/webhooks/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { paramsOf } from "./webhook-queries.ts";

interface WebhookValues {
  address: string;
  description: string;
  events: WebhookEvent[];
}

interface FormOptions {
  company: string;
  /** Null for a new one. */
  webhook: Webhook | null;
  /** With the secret of a new one. */
  onDone: (made: WebhookWithSecret | null) => void;
}

export function useWebhookForm({ company, webhook, onDone }: FormOptions) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: webhook ? changedWebhook : newWebhook,
    base: webhook,
    valuesOf: (base): WebhookValues => ({
      address: base?.address ?? "",
      description: base?.description ?? "",
      events: base?.events ?? ["request.created"],
    }),
    toBody: (values, base) => ({
      ...values,
      address: values.address.trim(),
      ...(base && { enabled: base.enabled, version: base.version }),
    }),
    send: async (body, { base, key }) => {
      if (!base) {
        const params = { companyKey: company };
        return await api("POST /companies/:companyKey/webhooks", { params, body, key });
      }
      await api("PUT /companies/:companyKey/webhooks/:webhookKey", {
        params: paramsOf({ company, webhook: base }),
        body: { ...body, version: base.version },
      });
      return null;
    },
    onSent: (made) => {
      void queries.invalidateQueries({ queryKey: ["webhooks"] });
      tellDone(t(webhook ? "webhooks.saved" : "webhooks.created"));
      onDone(made);
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict") ? await findWebhook(company, base.key) : null,
    draft: (base) => ({ key: base ? `webhook.${base.key}.${base.version}` : "webhook.new" }),
  });
}

/** The webhook as it is now; null when it is gone. */
async function findWebhook(company: string, key: string): Promise<Webhook | null> {
  const params = { companyKey: company };
  const { webhooks } = await api("GET /companies/:companyKey/webhooks", { params });
  return webhooks.find((webhook) => webhook.key === key) ?? null;
}
