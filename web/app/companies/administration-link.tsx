import { links } from "@neroli/contract/access/links.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import { Link } from "react-router";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";

/** Support comes from the list of companies, others from the administration's dashboard. */
export function AdministrationLink() {
  const t = useT();
  const session = useSession();
  const profile = session.state === "signed-in" ? session.profile : null;
  const all = mayAccess("support", profile) === "allowed";
  return (
    <Link className={layout.back} to={all ? links.adminCompanies() : links.admin()}>
      <Icon name="back" />
      {all ? t("company-editor.all") : t("company-editor.dashboard")}
    </Link>
  );
}
