import { type ComponentProps, type ReactNode, useId } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog, Drawer } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { FormAlert } from "./form-alert.tsx";
import { useCloseQuestion } from "./use-close-question.tsx";
import type { useEntryForm } from "./use-entry-form.ts";

type AnyForm = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: what the form holds is its page's matter
  ReturnType<typeof useEntryForm<any, any, any, any>>,
  | "attempt"
  | "refusal"
  | "errors"
  | "focus"
  | "changed"
  | "restored"
  | "pending"
  | "conflict"
  | "submit"
  | "discard"
>;

interface FormDialogProps {
  title: string;
  /** "side": at the end of the window, beside what it is about. */
  size?: "usual" | "wide" | "side";
  form: AnyForm;
  /** The name of the button that sends the form. */
  submit: string;
  /** "Could not save the label": said before the reason, and where fields are marked. */
  failed?: string;
  /** Said once somebody else has saved the thing meanwhile. */
  conflict?: ReactNode;
  onClose: () => void;
  /** Asked on closing where what was typed stays as a draft; else it is given up. */
  keeping?: { title: string; text: string; confirm: string };
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A form over the page. It is closed over what was typed only after a question. */
export function FormDialog(props: FormDialogProps) {
  const t = useT();
  const id = useId();
  const { form, failed, keeping, onClose } = props;
  const giveUp = () => {
    if (!keeping) form.discard();
    onClose();
  };
  const changed = form.changed && !form.pending;
  const { close, question } = useCloseQuestion({ changed, onClose: giveUp, keeping });
  const refusal = form.refusal && failed ? `${failed}. ${form.refusal}` : form.refusal;
  return (
    <>
      <Frame
        title={props.title}
        size={props.size ?? "usual"}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" form={id} loading={form.pending}>
              {props.submit}
            </Button>
          </>
        }
      >
        <form id={id} noValidate className={layout.stack} onSubmit={form.submit}>
          <FormAlert
            form={{ ...form, refusal }}
            check={failed ? `${failed}.` : t("table.form.marked")}
          />
          {form.conflict && (
            <Note tone="warning" urgent>
              {props.conflict}
            </Note>
          )}
          {form.restored && <Note>{t("table.draft.restored")}</Note>}
          {props.children}
        </form>
      </Frame>
      {question}
    </>
  );
}

function Frame({
  size,
  ...frame
}: Omit<ComponentProps<typeof Dialog>, "size"> & { size: "usual" | "wide" | "side" }) {
  if (size === "side") return <Drawer side="end" {...frame} />;
  return <Dialog size={size} {...frame} />;
}
