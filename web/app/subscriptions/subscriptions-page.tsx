import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { useState } from "react";
import { metaT, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Route } from "./+types/subscriptions-page";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { useListState } from "./list-state.ts";
import { SubscriptionDialog } from "./subscription-dialog.tsx";
import { SubscriptionTable } from "./subscription-table.tsx";
import classes from "./subscriptions.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("subscriptions.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

type Asking =
  | { what: "new" }
  | { what: "edit" | "deactivate"; subscription: Subscription }
  | undefined;

/** Support's list of who has paid for what, until when. */
export default function SubscriptionsPage() {
  const t = useT();
  const state = useListState();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const features = subscriptionFeatures.map((each) => t(`subscriptions.feature.${each}`));
  return (
    <>
      <div className={classes.page}>
        <header className={classes.top}>
          <h1>{t("subscriptions.title")}</h1>
          <Button variant="primary" onClick={() => setAsking({ what: "new" })}>
            {t("subscriptions.new")}
          </Button>
        </header>
        <p className={classes.intro}>
          {t("subscriptions.intro", { features: features.join(", ") })}
        </p>
        <p className={classes.tools}>
          <Button size="small" aria-pressed={state.endingSoon} onClick={state.toggleEndingSoon}>
            {t("subscriptions.filter.ending")}
          </Button>
          {state.isFiltered && (
            <Button size="small" onClick={state.reset}>
              {t("subscriptions.clear")}
            </Button>
          )}
        </p>
        <SubscriptionTable
          state={state}
          onEdit={(subscription) => setAsking({ what: "edit", subscription })}
          onDeactivate={(subscription) => setAsking({ what: "deactivate", subscription })}
        />
      </div>
      {asking?.what === "new" && <SubscriptionDialog subscription={null} onClose={close} />}
      {asking?.what === "edit" && (
        <SubscriptionDialog subscription={asking.subscription} onClose={close} />
      )}
      {asking?.what === "deactivate" && (
        <DeactivateDialog subscription={asking.subscription} onClose={close} />
      )}
    </>
  );
}
