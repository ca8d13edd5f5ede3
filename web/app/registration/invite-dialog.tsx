import type { Profile } from "@neroli/contract/users/profile.ts";
import { useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { InviteForm } from "./invite-form.tsx";

/** 'Invite your colleagues' (spec 2); closing it keeps what was filled in. */
export default function InviteDialog(props: { profile: Profile; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      size="wide"
      onClose={props.onClose}
      title={t("invitations.title")}
      close={t("invitations.close")}
    >
      <InviteForm profile={props.profile} onDone={props.onClose} />
    </Dialog>
  );
}
