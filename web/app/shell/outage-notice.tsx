import { useEffect, useRef } from "react";
import { tryNow, useAway, watchNetwork } from "../kernel/outage.ts";
import { useMissingPageFiles } from "../kernel/page-files.ts";
import { useT } from "../language/phrases.tsx";
import { hideToast, showToast } from "../ui/toast-list.ts";

export const noticeId = "outage";

/** Says over every page that the server is away, and that what was typed stays; then that it is back. */
export function OutageNotice() {
  const t = useT();
  const away = useAway();
  const told = useRef(false);
  useEffect(watchNetwork, []);
  useMissingPageFiles();
  useEffect(() => {
    // The page itself says it where it could not be had at all.
    if (away && !document.querySelector("[data-outage]")) {
      told.current = true;
      showToast({
        id: noticeId,
        danger: true,
        stays: true,
        title: t("outage.title"),
        message: t("outage.text"),
        actions: [{ label: t("table.retry"), onClick: tryNow }],
      });
    } else if (!away && told.current) {
      told.current = false;
      hideToast(noticeId);
      showToast({ message: t("outage.over") });
    }
  }, [away, t]);
  return null;
}
