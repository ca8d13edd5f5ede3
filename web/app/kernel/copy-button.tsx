import { useT } from "../language/phrases.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { tellDone } from "./toast.tsx";

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What that is: "CAS number". */
  name: string;
}

/** Copies a text that people type elsewhere otherwise. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tellDone(t("copy-button.copied", { text })),
      // Where the browser does not let pages copy, the person can.
      () => tellDone(t("copy-button.failed", { text })),
    );
  return (
    <IconButton
      icon="copy"
      size="small"
      label={t("copy-button.copy", { name })}
      onClick={() => void copy()}
    />
  );
}
