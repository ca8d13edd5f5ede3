import type { Listeners } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import { findDownload } from "./queries/list-downloads.ts";

export const downloadListeners = {
  /** One that was removed in between is told to nobody. */
  "download.ready": async ({ id, key }) => {
    const download = await findDownload(key);
    if (!download) return;
    await tellUsers({
      outbox_id: id,
      action: "DOWNLOAD_READY",
      data: { download_key: key },
      to: [download.user_key],
    });
    await mailNotifications(id);
  },
} satisfies Listeners;
