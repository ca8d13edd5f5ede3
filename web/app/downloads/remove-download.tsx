import type { Download } from "@neroli/contract/downloads/schema.ts";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useT } from "../language/phrases.tsx";

/** Asks first; a download that is still being made is stopped. */
export function RemoveDownload({ download, onClose }: { download: Download; onClose: () => void }) {
  const t = useT();
  const { key, name, state } = download;
  const underway = state === "WAITING" || state === "WORKING";
  return (
    <ConfirmAction
      title={t("downloads.remove.which", { name })}
      text={t(underway ? "downloads.remove.stop" : "downloads.remove.sure")}
      confirm={t("downloads.remove")}
      action={() => api("DELETE /downloads/:key", { params: { key } })}
      done={t("downloads.removed")}
      reread={["downloads"]}
      onClose={onClose}
    />
  );
}
