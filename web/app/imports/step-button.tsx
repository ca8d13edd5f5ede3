import { type ComponentProps, useId } from "react";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";

interface StepButtonProps
  extends Omit<ComponentProps<typeof Button>, "disabledReason" | "reasonId"> {
  /** Whether an import can go on so, and why not. */
  can: { allowed: boolean; reason?: string | null | undefined };
}

/** A button that goes on with an import; where it cannot, the reason stands beside it. */
export function StepButton({ can, ...button }: StepButtonProps) {
  const reason = useId();
  return (
    <>
      <Button {...button} disabledReason={can.reason} reasonId={reason} />
      {can.reason && (
        <span id={reason} className={layout.soft}>
          {can.reason}
        </span>
      )}
    </>
  );
}
