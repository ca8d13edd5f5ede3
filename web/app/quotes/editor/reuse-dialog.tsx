import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import type { QuoteTemplate } from "@neroli/contract/quotes/schema.ts";
import { type ReactNode, useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import type { Taking } from "./apply-draft.ts";
import { TemplateForm } from "./template-form.tsx";
import { useEarlier, useTemplates } from "./use-templates.ts";
import { draftOf } from "./values.ts";

interface ReuseDialogProps {
  requestKey: string;
  /** What is written now, to be kept as a template. */
  draft: QuoteDraft;
  onTake: (taken: { draft: QuoteDraft; taking: Taking; name: string }) => void;
  onClose: () => void;
}

/** What stands over the lists; a form without a template keeps what is written. */
type Open =
  | { what: "form"; template: QuoteTemplate | null }
  | { what: "remove"; template: QuoteTemplate };

/** Templates of one's company and what it has quoted others: each to begin with. */
export function ReuseDialog(props: ReuseDialogProps) {
  const t = useT();
  const templates = useTemplates();
  const earlier = useEarlier(props.requestKey);
  const [open, setOpen] = useState<Open | null>(null);
  const back = () => setOpen(null);
  if (open?.what === "form") {
    const { template } = open;
    return (
      <TemplateForm
        draft={template?.draft ?? props.draft}
        renamed={template}
        templates={templates.data ?? []}
        onClose={back}
      />
    );
  }
  if (open?.what === "remove") return <Remove template={open.template} onClose={back} />;
  return (
    <Dialog
      size="wide"
      title={t("quotes.edit.reuse")}
      onClose={props.onClose}
      footer={
        <Button onClick={() => setOpen({ what: "form", template: null })}>
          {t("quotes.edit.template.new")}
        </Button>
      }
    >
      <div className={layout.stack}>
        <h3 className={layout.title}>{t("quotes.edit.templates")}</h3>
        <QueryStates
          query={templates}
          isEmpty={(all) => all.length === 0}
          empty={<p className={layout.soft}>{t("quotes.edit.templates.none")}</p>}
        >
          {(all) => (
            <RowList label={t("quotes.edit.templates")}>
              {all.map((template) => (
                <Row
                  key={template.key}
                  end={
                    <Taken {...props} name={template.name} draft={template.draft}>
                      <Button
                        size="small"
                        aria-label={t("quotes.edit.template.rename", { name: template.name })}
                        onClick={() => setOpen({ what: "form", template })}
                      >
                        {t("quotes.edit.template.rename.short")}
                      </Button>
                      <IconButton
                        icon="cross"
                        size="small"
                        label={t("quotes.edit.template.remove", { name: template.name })}
                        onClick={() => setOpen({ what: "remove", template })}
                      />
                    </Taken>
                  }
                >
                  <strong>{template.name}</strong>
                  <p className={layout.soft}>{productsOf(template.draft)}</p>
                </Row>
              ))}
            </RowList>
          )}
        </QueryStates>
        <h3 className={layout.title}>{t("quotes.edit.earlier")}</h3>
        <QueryStates
          query={earlier}
          isEmpty={(all) => all.length === 0}
          empty={<p className={layout.soft}>{t("quotes.edit.earlier.none")}</p>}
        >
          {(all) => (
            <RowList label={t("quotes.edit.earlier")}>
              {all.map(({ request_key, buyer, sent_at, content }) => {
                const name = t("quotes.edit.earlier.of", { buyer, day: formatDay(sent_at) });
                const draft = { ...draftOf(content), attachments: [] };
                return (
                  <Row key={request_key} end={<Taken {...props} name={name} draft={draft} />}>
                    <strong>{name}</strong>
                    <p className={layout.soft}>{productsOf(draft)}</p>
                  </Row>
                );
              })}
            </RowList>
          )}
        </QueryStates>
      </div>
    </Dialog>
  );
}

interface TakenProps extends Pick<ReuseDialogProps, "onTake" | "draft"> {
  name: string;
  children?: ReactNode;
}

/** What can be taken of it. */
function Taken({ name, draft, onTake, children }: TakenProps) {
  const t = useT();
  return (
    <div className={layout.line}>
      {(["all", "terms"] as const).map((taking) => (
        <Button
          key={taking}
          size="small"
          aria-label={t(`quotes.edit.take.${taking}.of`, { name })}
          onClick={() => onTake({ draft, taking, name })}
        >
          {t(`quotes.edit.take.${taking}`)}
        </Button>
      ))}
      {children}
    </div>
  );
}

const productsOf = ({ lines }: QuoteDraft): string => lines.map(({ name }) => name).join(", ");

function Remove({ template, onClose }: { template: QuoteTemplate; onClose: () => void }) {
  const t = useT();
  const { key, name } = template;
  const title = t("quotes.edit.template.remove", { name });
  return (
    <ConfirmAction
      title={title}
      text={t("quotes.edit.template.remove.sure")}
      confirm={title}
      action={() => api("DELETE /quote-templates/:templateKey", { params: { templateKey: key } })}
      done={t("quotes.edit.template.removed", { name })}
      reread={["quotes"]}
      onClose={onClose}
    />
  );
}
