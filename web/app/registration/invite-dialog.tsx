import { Modal, Text } from "@mantine/core";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useT } from "../language/phrases.tsx";
import { InviteForm } from "./invite-form.tsx";

/** 'Invite your colleagues' (spec 2); closing it keeps what was filled in. */
export default function InviteDialog(props: { profile: Profile; onClose: () => void }) {
  const t = useT();
  return (
    <Modal
      opened
      size="lg"
      onClose={props.onClose}
      title={<Text fw={650}>{t("invitations.title")}</Text>}
      closeButtonProps={{ "aria-label": t("invitations.close") }}
    >
      <InviteForm profile={props.profile} onDone={props.onClose} />
    </Modal>
  );
}
