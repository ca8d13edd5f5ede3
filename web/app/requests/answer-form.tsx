import { newMessage } from "@neroli/contract/requests/forms/new-message.gen.ts";
import { asPlaceholder, placeholdersIn } from "@neroli/contract/requests/placeholders.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import type { FormEvent } from "react";
import { AttachedFiles } from "../kernel/attachments/attachments.tsx";
import { useAttachments } from "../kernel/attachments/use-attachments.ts";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { MentionArea } from "../kernel/mentions/mention-area.tsx";
import { mentionedIn } from "../kernel/mentions/names.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { useShowRequest } from "./request-queries.ts";
import { sendByKeyboard } from "./send-by-keyboard.ts";
import { appended } from "./templates/filled-in.ts";
import { TemplatesMenu } from "./templates/templates-menu.tsx";
import { useColleagues } from "./use-colleagues.ts";

interface AnswerFormProps {
  request: Request;
  /** One line while nothing is written. */
  small: boolean;
}

/** The next message of the conversation; once it is sent, the form is empty again. */
export function AnswerForm({ request, small }: AnswerFormProps) {
  const t = useT();
  const show = useShowRequest();
  const attachments = useAttachments(request.key);
  const colleagues = useColleagues(request.key);
  const { files, ready, isBusy } = attachments;
  const form = useEntryForm({
    constraints: newMessage,
    base: null,
    valuesOf: () => ({ body: "" }),
    toBody: ({ body }) => ({
      body,
      attachments: ready,
      mentions: mentionedIn(body, colleagues),
    }),
    send: (body, { key }) =>
      api("POST /requests/:requestKey/messages", {
        params: { requestKey: request.key },
        body,
        key,
      }),
    onRefused: (error) => attachments.noteGone(error),
    onSent: (answered) => {
      attachments.clear();
      show(answered);
    },
    baseOf: () => null,
    draft: () => ({ key: `answer:${request.key}` }),
  });
  const isLine = small && form.values.body === "" && files.length === 0;
  const open = placeholdersIn(form.values.body).map(asPlaceholder).join(", ");
  const notFilled =
    open !== "" &&
    request.side === "SUPPLIER" &&
    t("requests.templates.open", { placeholders: open });
  const notYet = (isBusy && t("requests.attaching")) || notFilled || null;
  const submit = (event: FormEvent) => (notYet ? event.preventDefault() : form.submit(event));
  const answer = (text: string) => {
    form.set({ body: appended(form.values.body, text) });
    document.querySelector<HTMLElement>("[data-answer]")?.focus();
  };
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <LeaveGuard changed={(form.changed || files.length > 0) && !form.pending} />
      <FormAlert form={form} />
      {form.restored && <Note>{t("table.draft.restored")}</Note>}
      <MentionArea
        label={t("requests.answer")}
        labelHidden={isLine}
        placeholder={isLine ? t("requests.answer") : undefined}
        hint={t("requests.shortcut")}
        colleagues={colleagues}
        data-answer={request.key}
        onKeyDown={sendByKeyboard}
        {...form.field("body")}
      />
      {!isLine && (
        <>
          <AttachedFiles attachments={attachments} />
          {notFilled && (
            <Note tone="warning" urgent>
              {notFilled}
            </Note>
          )}
          <div className={layout.line}>
            <Button type="submit" variant="strong" loading={form.pending} disabledReason={notYet}>
              {t("requests.send")}
            </Button>
            {request.side === "SUPPLIER" && <TemplatesMenu request={request} onChoose={answer} />}
          </div>
        </>
      )}
    </form>
  );
}
