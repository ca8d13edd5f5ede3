import type { Portal } from "@neroli/contract/portals/schema.ts";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { useT } from "../../language/phrases.tsx";
import { eventsKey, getEvent } from "./event-queries.ts";

/** Asks before a portal or exhibition is enabled or disabled, of which everybody hears at once. */
export function StateQuestion({ event, onClose }: { event: Portal; onClose: () => void }) {
  const t = useT();
  const { key, enabled, display_name: name } = event;
  const deed = enabled ? "disable" : "enable";
  const change = async () => {
    const now = await getEvent(key);
    const { name: internal, display_name, description, promoted, starts_on, ends_on } = now;
    const { place, country, time_zone, version } = now;
    await api("PUT /events/:id", {
      params: { id: key },
      body: {
        ...{ name: internal, display_name, description, promoted, starts_on, ends_on },
        ...{ place, country, time_zone, version, enabled: !enabled },
      },
    });
  };
  return (
    <ConfirmAction
      title={t(`portals-admin.${deed}.title`, { name })}
      text={t(`portals-admin.${deed}.text`)}
      confirm={t(`portals-admin.${deed}`)}
      action={change}
      done={t(enabled ? "portals-admin.disabled" : "portals-admin.enabled", { name })}
      reread={[eventsKey]}
      onClose={onClose}
    />
  );
}
