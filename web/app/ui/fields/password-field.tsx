import { type ComponentProps, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Icon } from "../icon.tsx";
import classes from "./fields.module.css";
import { TextField } from "./text-field.tsx";

/** A password: dots, and the button that shows what they stand for. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={classes.end}
          aria-label={t("forms.password.show")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "hide" : "show"} />
        </button>
      }
    />
  );
}
