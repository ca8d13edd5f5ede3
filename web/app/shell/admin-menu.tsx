import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { supportMenu } from "./support-menu.ts";

/** The menu that support alone has. */
export function AdminMenu() {
  const t = useT();
  return (
    <>
      <h2>{t("shell.support")}</h2>
      <ul>
        {Object.values(supportMenu).map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
