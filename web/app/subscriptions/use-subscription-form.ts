import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { newSubscription } from "@neroli/contract/subscriptions/forms/new-subscription.gen.ts";
import { terms } from "@neroli/contract/subscriptions/forms/terms.gen.ts";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { dayOf } from "@neroli/contract/subscriptions/states.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { type FormValues, initialValues, termsOf, toBody } from "./form-values.ts";
import { listKey } from "./subscription-queries.ts";

/**
 * Creates or saves. When somebody else saved meanwhile, the form goes on from theirs with what was
 * typed here, and says what theirs reads.
 */
export function useSubscriptionForm(subscription: Subscription | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: subscription ? terms : newSubscription,
    base: subscription,
    valuesOf: (base) => initialValues(base, dayOf(new Date())),
    toBody,
    say: (failure) => sentenceOf(t, failure),
    send: (_, { values, base }) => save(values, base),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: listKey });
      tellDone(t(subscription ? "subscriptions.saved" : "subscriptions.created"));
      onDone();
    },
    theirsOf: (error, base) => (isConflict(error) && base ? read(base.key) : null),
    draft: (base) => ({ key: base ? `subscription.${base.key}.${base.version}` : "subscription" }),
  });
  const theirs = form.conflict?.base;
  return { ...form, refusal: theirs ? conflictSentence(t, theirs) : form.refusal };
}

const save = (values: FormValues, base: Subscription | null) =>
  base
    ? api("PUT /subscriptions/:subscriptionKey", {
        params: { subscriptionKey: base.key },
        body: { ...termsOf(values), version: base.version },
      })
    : api("POST /subscriptions", {
        body: { company: values.company?.key ?? "", ...termsOf(values) },
      });

const read = (subscriptionKey: string) =>
  api("GET /subscriptions/:subscriptionKey", { params: { subscriptionKey } }).catch(() => null);

const isConflict = (error: unknown) => error instanceof ApiError && error.body.code === "conflict";

const sentenceOf = (t: Translate, { code }: Failure) =>
  code === "ends-first" ? t("subscriptions.ends-first") : null;

const conflictSentence = (t: Translate, theirs: Subscription) =>
  t("subscriptions.conflict", {
    plan: t(`subscription-plans.${theirs.plan}`),
    starts: formatDay(theirs.starts_on),
    ends: theirs.ends_on ? formatDay(theirs.ends_on) : t("subscriptions.no-end"),
  });
