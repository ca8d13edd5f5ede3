import { useT } from "../../language/phrases.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Facts } from "../../ui/facts.tsx";
import { KeysSwitch } from "./keys-switch.tsx";

interface KeysDialogProps {
  /** Each key and what it does on the page. */
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

/** The shortcuts of a page, with the switch that turns them off. */
export default function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useT();
  const facts = keys.map(({ key, does }) => ({ name: key, value: does }));
  return (
    <Dialog title={t("page-keys.title")} onClose={onClose}>
      <Facts lines facts={[...facts, { name: "?", value: t("page-keys.help") }]} />
      <KeysSwitch />
    </Dialog>
  );
}
