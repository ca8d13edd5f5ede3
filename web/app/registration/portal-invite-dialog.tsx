import { useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PortalInviteForm, type PortalInviteFormProps } from "./portal-invite-form.tsx";

interface PortalInviteDialogProps extends Omit<PortalInviteFormProps, "onDone"> {
  onClose: () => void;
}

/** Invites people into a portal or exhibition; closing it keeps what was filled in. */
export default function PortalInviteDialog({ event, onClose }: PortalInviteDialogProps) {
  const t = useT();
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title={t("portal-invitations.title", { event: event.name })}
      close={t("invitations.close")}
    >
      <PortalInviteForm event={event} onDone={onClose} />
    </Dialog>
  );
}
