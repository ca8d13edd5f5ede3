import type { Account } from "@neroli/contract/users/administration.ts";
import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { AccountPanel, focusName } from "./account-panel.tsx";
import { useOpened } from "./list-state.ts";
import classes from "./users.module.css";

interface OpenedAccountProps {
  userKey: string;
  /** The page of the list that it stands beside. */
  accounts: readonly Account[];
}

/** One account beside the list; leads to the one before and after. */
export function OpenedAccount({ userKey, accounts }: OpenedAccountProps) {
  const t = useT();
  const { open } = useOpened();
  const place = usePlace(userKey, accounts);
  const close = () => {
    const held = document.activeElement;
    open(null);
    // The row that it was opened from, once it is there again, unless one has gone elsewhere by then.
    requestAnimationFrame(() => {
      const holds = document.activeElement;
      if (holds !== held && holds !== document.body) return;
      document.querySelector<HTMLElement>(`[data-account="${userKey}"]`)?.focus();
    });
  };
  const step = (to: Account | undefined, label: string, icon: "back" | "on") => (
    <IconButton
      icon={icon}
      label={label}
      disabledReason={to ? null : t("users-admin.panel.none")}
      onClick={() => to && open(to.key)}
    />
  );
  return (
    <SidePanel
      label={t("users-admin.panel")}
      onClose={close}
      bar={
        <>
          {step(place.before, t("users-admin.panel.previous"), "back")}
          {step(place.after, t("users-admin.panel.next"), "on")}
          <span className={classes.place}>
            {place.at > 0 && t("users-admin.panel.place", { at: place.at, count: accounts.length })}
          </span>
          <IconButton icon="cross" label={t("table.close")} onClick={close} />
        </>
      }
    >
      <AccountPanel
        userKey={userKey}
        onVerified={() => (place.waiting ? open(place.waiting.key) : focusName())}
      />
    </SidePanel>
  );
}

/** Where the account stands in the list; where it stood, when it has just left it. */
function usePlace(userKey: string, accounts: readonly Account[]) {
  const index = accounts.findIndex(({ key }) => key === userKey);
  const last = useRef(0);
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);
  const here = index >= 0 ? index : last.current;
  const after = accounts.slice(index >= 0 ? here + 1 : here);
  const others = [...after, ...accounts.slice(0, here)].filter(({ key }) => key !== userKey);
  return {
    at: index + 1,
    before: accounts[here - 1],
    after: after[0],
    waiting: others.find(({ status }) => status === "AWAITING_VERIFICATION"),
  };
}
