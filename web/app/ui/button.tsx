import { type ComponentProps, useId } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon, type IconName } from "./icon.tsx";
import { refuseClick } from "./refuse-click.ts";

interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<"button">, "disabled" | "aria-disabled" | "aria-busy" | "title"> {
  icon?: IconName;
  /** Why it cannot be used now: it keeps the focus, and says the reason instead of acting. */
  disabledReason?: string | null | undefined;
  /** Where the page shows the reason already: the id of that element. */
  reasonId?: string;
  /** What it began is not over: another click does nothing. */
  loading?: boolean;
}

/** The one button. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, icon, children, ...button } = props;
  const { disabledReason, reasonId, loading = false, onClick, type = "button", ...rest } = button;
  const ownId = useId();
  const ownReason = reasonId === undefined && disabledReason;
  const off = Boolean(disabledReason) || loading;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={off ? refuseClick : onClick}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      {...(disabledReason && { "aria-describedby": reasonId ?? ownId })}
      {...(ownReason && { "data-tip": ownReason })}
    >
      {icon && <Icon name={icon} />}
      {children}
      {ownReason && (
        <span id={ownId} hidden>
          {ownReason}
        </span>
      )}
    </button>
  );
}
