import { type ComponentProps, useId } from "react";
import { Icon, type IconName } from "./icon.tsx";
import classes from "./icon-button.module.css";
import { refuseClick } from "./refuse-click.ts";

interface IconButtonProps
  extends Omit<ComponentProps<"button">, "disabled" | "aria-label" | "title" | "children"> {
  icon: IconName;
  /** Its name, which is its tooltip, too. */
  label: string;
  /** The tooltip, where it says something else than the name. */
  tip?: string;
  /** 40 px, or 32. */
  size?: "usual" | "small";
  disabledReason?: string | null | undefined;
}

/** A button that is a sign alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, tip, size, className, disabledReason, onClick, ...rest } = props;
  const reason = useId();
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${className ?? ""}`}
      data-size={size}
      aria-label={label}
      data-tip={disabledReason ?? tip ?? label}
      onClick={disabledReason ? refuseClick : onClick}
      {...(disabledReason && { "aria-disabled": true, "aria-describedby": reason })}
    >
      <Icon name={icon} />
      {disabledReason && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

interface IconLinkProps extends Omit<ComponentProps<"a">, "aria-label" | "title" | "children"> {
  icon: IconName;
  label: string;
  href: string;
}

/** A link that is a sign alone. */
export function IconLink({ icon, label, href, className, ...rest }: IconLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={`${classes.button} ${className ?? ""}`}
      aria-label={label}
      data-tip={label}
    >
      <Icon name={icon} />
    </a>
  );
}
