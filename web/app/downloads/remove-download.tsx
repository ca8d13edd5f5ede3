import type { Download } from "@neroli/contract/downloads/schema.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useRemove } from "./use-downloads.ts";

/** Asks first; what is still being made is stopped. */
export function RemoveDownload({ download, onClose }: { download: Download; onClose: () => void }) {
  const t = useT();
  const { key, name, state } = download;
  const remove = useRemove(onClose);
  const underway = state === "WAITING" || state === "WORKING";
  return (
    <ConfirmDialog
      danger
      title={t("downloads.remove.which", { name })}
      text={t(underway ? "downloads.remove.stop" : "downloads.remove.sure")}
      confirm={t("downloads.remove")}
      cancel={t("table.cancel")}
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, t) : undefined}
      onConfirm={() => remove.mutate(key)}
      onClose={onClose}
    />
  );
}
