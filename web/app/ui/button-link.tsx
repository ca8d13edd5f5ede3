import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonLinkProps extends ButtonLook, ComponentProps<"a"> {
  href: string;
  icon?: IconName;
}

/** A link that looks like a button. The frame follows it within the application. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, className, icon, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
