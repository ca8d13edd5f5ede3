import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { useState } from "react";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/subscriptions-page";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { useListState } from "./list-state.ts";
import { SubscriptionDialog } from "./subscription-dialog.tsx";
import { SubscriptionTable } from "./subscription-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "subscriptions.title");

/** What is open over the list. */
type Open = { what: "new" } | { what: "edit" | "deactivate"; subscription: Subscription } | null;

/** Support's list of who has paid for what, until when. */
export default function SubscriptionsPage() {
  const t = useT();
  const state = useListState();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const features = subscriptionFeatures.map((each) => t(`subscriptions.feature.${each}`));
  return (
    <>
      <WorkPage
        title={t("subscriptions.title")}
        lead={t("subscriptions.intro", { features: features.join(", ") })}
        tools={
          <Button variant="primary" size="small" onClick={() => setOpen({ what: "new" })}>
            {t("subscriptions.new")}
          </Button>
        }
      >
        <div className={layout.line}>
          <Button
            size="small"
            variant={state.endingSoon ? "strong" : "plain"}
            aria-pressed={state.endingSoon}
            onClick={state.toggleEndingSoon}
          >
            {t("subscriptions.filter.ending")}
          </Button>
          {state.isFiltered && (
            <Button size="small" onClick={state.reset}>
              {t("subscriptions.clear")}
            </Button>
          )}
        </div>
        <SubscriptionTable
          state={state}
          onEdit={(subscription) => setOpen({ what: "edit", subscription })}
          onDeactivate={(subscription) => setOpen({ what: "deactivate", subscription })}
        />
      </WorkPage>
      {open?.what === "new" && <SubscriptionDialog subscription={null} onClose={close} />}
      {open?.what === "edit" && (
        <SubscriptionDialog subscription={open.subscription} onClose={close} />
      )}
      {open?.what === "deactivate" && (
        <DeactivateDialog subscription={open.subscription} onClose={close} />
      )}
    </>
  );
}
