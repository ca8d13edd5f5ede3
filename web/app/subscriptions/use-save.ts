import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { type FormValues, termsOf } from "./form-values.ts";
import { useSubscriptionCommand } from "./subscription-queries.ts";

/**
 * Creates or saves. When somebody else saved meanwhile, it tells what theirs says and takes the
 * next save for the decision to overwrite it; what was typed stays.
 */
export function useSave(subscription: Subscription | null, onDone: () => void) {
  const t = useT();
  const [theirs, setTheirs] = useState<Subscription | null>(null);
  const current = theirs ?? subscription;
  const command = useSubscriptionCommand((values: FormValues) =>
    current
      ? api("PUT /subscriptions/:subscriptionKey", {
          params: { subscriptionKey: current.key },
          body: { ...termsOf(values), version: current.version },
        })
      : api("POST /subscriptions", {
          body: { company: values.company?.key ?? "", ...termsOf(values) },
        }),
  );
  const readTheirs = async (error: Error) => {
    if (!isConflict(error) || !current) return;
    const params = { subscriptionKey: current.key };
    setTheirs(await api("GET /subscriptions/:subscriptionKey", { params }));
  };
  return {
    save: (values: FormValues) =>
      command.mutate(values, {
        onSuccess: onDone,
        onError: (error) => void readTheirs(error).catch(() => {}),
      }),
    pending: command.isPending,
    refused: refusalOf(t, { error: command.error, theirs }),
  };
}

const isConflict = (error: Error | null) =>
  error instanceof ApiError && error.body.code === "conflict";

function refusalOf(
  t: Translate,
  { error, theirs }: { error: Error | null; theirs: Subscription | null },
): string | null {
  if (!theirs || !isConflict(error)) return error?.message ?? null;
  return t("subscriptions.conflict", {
    plan: t(`subscription-plans.${theirs.plan}`),
    starts: formatDay(theirs.starts_on),
    ends: theirs.ends_on ? formatDay(theirs.ends_on) : t("subscriptions.no-end"),
  });
}
