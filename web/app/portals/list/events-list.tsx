import type { Portal } from "@neroli/contract/portals/schema.ts";
import { useState } from "react";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { EventDialog } from "./event-dialog.tsx";
import { type EventsPage, useEvent } from "./event-queries.ts";
import { EventsTable } from "./events-table.tsx";
import { StateQuestion } from "./state-question.tsx";

/** What is open over the list. */
type Open = { what: "new" } | { what: "edit" | "state"; event: Portal } | null;

/** Support's list of all portals, or of all exhibitions. */
export function EventsList({ of: page }: { of: EventsPage }) {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const create = (
    <Button variant="primary" size="small" onClick={() => setOpen({ what: "new" })}>
      {t(`portals-admin.${page}.new`)}
    </Button>
  );
  return (
    <WorkPage
      title={t(`portals-admin.${page}.title`)}
      lead={t(`portals-admin.${page}.lead`)}
      tools={create}
    >
      <EventsTable
        page={page}
        create={create}
        onEdit={(event) => setOpen({ what: "edit", event })}
        onState={(event) => setOpen({ what: "state", event })}
      />
      {open?.what === "new" && <EventDialog page={page} event={null} onClose={close} />}
      {open?.what === "edit" && <Editor page={page} event={open.event} onClose={close} />}
      {open?.what === "state" && <StateQuestion event={open.event} onClose={close} />}
    </WorkPage>
  );
}

interface EditorProps {
  page: EventsPage;
  event: Portal;
  onClose: () => void;
}

/** The form of one that is there, once all of it is known. */
function Editor({ page, event, onClose }: EditorProps) {
  const t = useT();
  const found = useEvent(event.key);
  if (found.data) return <EventDialog page={page} event={found.data} onClose={onClose} />;
  return (
    <Dialog
      title={t("portals-admin.edit.which", { name: event.display_name })}
      size="wide"
      onClose={onClose}
    >
      <QueryStates query={found}>{() => null}</QueryStates>
    </Dialog>
  );
}
