import type { Award } from "@neroli/contract/awards/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { BesidePanel } from "../ui/side-panel.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/awards-page";
import { AwardDialog } from "./award-dialog.tsx";
import { awardsKey, useOpenedAward } from "./award-queries.ts";
import { AwardsTable } from "./awards-table.tsx";
import { NominationsPanel } from "./nominations-panel.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "awards.title");

/** What is open over the list: the form of an award or of a new one, or the question before it goes. */
type Open = { form: Award | null } | { removed: Award } | null;

/** Awards: support defines them, sees who is nominated by the figures, and gives them. */
export default function AwardsPage() {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const opened = useOpenedAward();
  const create = () => setOpen({ form: null });
  const close = () => setOpen(null);
  return (
    <BesidePanel panel={opened.id && <NominationsPanel key={opened.id} awardId={opened.id} />}>
      <WorkPage
        title={t("awards.title")}
        lead={t("awards.lead")}
        tools={
          <Button variant="primary" size="small" onClick={create}>
            {t("awards.new")}
          </Button>
        }
      >
        <AwardsTable
          narrow={opened.id !== null}
          onCreate={create}
          onEdit={(form) => setOpen({ form })}
          onRemove={(removed) => setOpen({ removed })}
        />
      </WorkPage>
      {open && "form" in open && <AwardDialog award={open.form} onClose={close} />}
      {open && "removed" in open && <RemoveAward award={open.removed} onClose={close} />}
    </BesidePanel>
  );
}

function RemoveAward({ award, onClose }: { award: Award; onClose: () => void }) {
  const t = useT();
  const { id, name, given } = award;
  const opened = useOpenedAward();
  return (
    <ConfirmAction
      title={t("awards.remove")}
      text={t("awards.remove.text", { name, given })}
      confirm={t("awards.remove")}
      action={async () => {
        await api("DELETE /awards/:awardId", { params: { awardId: id } });
        if (opened.id === id) opened.close();
      }}
      done={t("awards.removed")}
      reread={[awardsKey]}
      onClose={onClose}
    />
  );
}
