import type { AnswerTemplate } from "@neroli/contract/requests/answer-templates.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Row, RowList } from "../../ui/row-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TemplateForm } from "./template-form.tsx";

interface TemplatesDialogProps {
  templates: readonly AnswerTemplate[];
  onClose: () => void;
}

/** What stands over the list of templates; null is a new one. */
type Open =
  | { what: "form"; template: AnswerTemplate | null }
  | { what: "remove"; template: AnswerTemplate };

/** The templates of one's company: written, changed, removed. */
export function TemplatesDialog({ templates, onClose }: TemplatesDialogProps) {
  const t = useT();
  const [open, setOpen] = useState<Open | null>(null);
  const back = () => setOpen(null);
  if (open?.what === "form") return <TemplateForm template={open.template} onClose={back} />;
  if (open?.what === "remove") return <Remove template={open.template} onClose={back} />;
  return (
    <Dialog
      title={t("requests.templates.manage")}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={() => setOpen({ what: "form", template: null })}>
          {t("requests.templates.new")}
        </Button>
      }
    >
      {templates.length === 0 && (
        <EmptyState
          title={t("requests.templates.empty.title")}
          text={t("requests.templates.empty.text")}
        />
      )}
      <RowList label={t("requests.templates")}>
        {templates.map((template) => (
          <Row
            key={template.key}
            end={
              <IconButton
                icon="cross"
                size="small"
                label={t("requests.templates.remove", { name: template.name })}
                onClick={() => setOpen({ what: "remove", template })}
              />
            }
          >
            <Button
              variant="link"
              aria-label={t("requests.templates.edit", { name: template.name })}
              onClick={() => setOpen({ what: "form", template })}
            >
              {template.name}
            </Button>
          </Row>
        ))}
      </RowList>
    </Dialog>
  );
}

function Remove({ template, onClose }: { template: AnswerTemplate; onClose: () => void }) {
  const t = useT();
  const title = t("requests.templates.remove", { name: template.name });
  return (
    <ConfirmAction
      title={title}
      text={t("requests.templates.remove.sure")}
      confirm={title}
      action={() =>
        api("DELETE /answer-templates/:templateKey", { params: { templateKey: template.key } })
      }
      done={t("requests.templates.removed")}
      reread={["requests"]}
      onClose={onClose}
    />
  );
}
