import { newNote } from "@neroli/contract/requests/forms/new-note.gen.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
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
import { useColleagues } from "./use-colleagues.ts";

/** What the own side writes for itself; it stands apart from the answer, each with its draft. */
export function NoteForm({ request, small }: { request: Request; small: boolean }) {
  const t = useT();
  const show = useShowRequest();
  const colleagues = useColleagues(request.key);
  const form = useEntryForm({
    constraints: newNote,
    base: null,
    valuesOf: () => ({ body: "" }),
    toBody: ({ body }) => ({ body, mentions: mentionedIn(body, colleagues) }),
    send: (body, { key }) =>
      api("POST /requests/:requestKey/notes", { params: { requestKey: request.key }, body, key }),
    onSent: show,
    baseOf: () => null,
    draft: () => ({ key: `note:${request.key}` }),
  });
  const isLine = small && form.values.body === "";
  return (
    <form noValidate className={layout.close} onSubmit={form.submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <FormAlert form={form} />
      {form.restored && <Note>{t("table.draft.restored")}</Note>}
      <MentionArea
        label={t("requests.note")}
        labelHidden={isLine}
        placeholder={isLine ? t("requests.note") : undefined}
        hint={`${t("requests.note.hint")} ${t("requests.mention.hint")}`}
        colleagues={colleagues}
        onKeyDown={sendByKeyboard}
        {...form.field("body")}
      />
      {!isLine && (
        <div>
          <Button type="submit" variant="strong" loading={form.pending}>
            {t("requests.note.add")}
          </Button>
        </div>
      )}
    </form>
  );
}
