import { useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { InviteForm, type InviteFormProps } from "./invite-form.tsx";

interface InviteDialogProps extends Omit<InviteFormProps, "onDone"> {
  onClose: () => void;
}

/** 'Invite your colleagues' (spec 2); closing it keeps what was filled in. */
export default function InviteDialog({ onClose, ...form }: InviteDialogProps) {
  const t = useT();
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title={t("invitations.title")}
      close={t("invitations.close")}
    >
      <InviteForm {...form} onDone={onClose} />
    </Dialog>
  );
}
