import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { Link } from "react-router";
import { useInviteDialog } from "../kernel/invite-dialog.tsx";
import { signOut, useMayOpen } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Bell } from "../notifications/bell.tsx";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { FirstTimeHint } from "../ui/first-time-hint.tsx";
import { IconLink } from "../ui/icon-button.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import classes from "./shell.module.css";
import { userMenu } from "./user-menu.ts";

/** Nobody of the internal staging company does (spec 2), nor who is not admitted yet. */
const mayInvite = (profile: Profile) =>
  !profile.staging && mayAccess("invite", profile) === "allowed";

/** The bar's links and buttons for somebody who is signed in (spec 2). */
export function MemberActions({ profile }: { profile: Profile }) {
  const t = useT();
  const invite = useInviteDialog();
  const mayOpen = useMayOpen();
  return (
    <>
      {mayInvite(profile) && (
        <span className={classes.onlyWide}>
          <Button variant="quiet" size="small" icon="invite" onClick={invite.open}>
            {t("shell.invite")}
          </Button>
        </span>
      )}
      {mayOpen("/requests") && (
        <FirstTimeHint
          name="requests"
          text={t("shell.requests.hint")}
          close={t("shell.hint.close")}
        >
          <IconLink icon="inbox" href={links.requests()} label={t("shell.requests")} />
        </FirstTimeHint>
      )}
      {mayOpen("/notifications") && <Bell />}
      {mayOpen("/admin") ? (
        <FirstTimeHint
          name="admin"
          after="requests"
          text={t("shell.admin.hint")}
          close={t("shell.hint.close")}
        >
          <UserMenu profile={profile} />
        </FirstTimeHint>
      ) : (
        <UserMenu profile={profile} />
      )}
    </>
  );
}

function UserMenu({ profile }: { profile: Profile }) {
  const t = useT();
  const invite = useInviteDialog();
  const mayOpen = useMayOpen();
  const initials = `${profile.firstname[0] ?? ""}${profile.lastname[0] ?? ""}`;
  return (
    <Disclosure
      button={profile.picture ? <img src={profile.picture} alt="" /> : initials}
      label={`${initials}, ${t("shell.user-menu")}`}
      className={classes.user}
    >
      <p>{t("shell.greeting", { name: profile.firstname })}</p>
      <ul>
        {(Object.keys(userMenu) as (keyof typeof userMenu)[])
          // Support administers the people of every company, and has a menu of its own for it.
          .filter((page) => mayOpen(page) && !(page === "/admin/team" && isSupport(profile.roles)))
          .map((page) => (
            <li key={page}>
              <Link to={userMenu[page].to}>{t(userMenu[page].label)}</Link>
            </li>
          ))}
        {mayInvite(profile) && (
          <li className={classes.onlyNarrow}>
            <button type="button" onClick={invite.open}>
              {t("shell.invite")}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            {t("shell.log-out")}
          </button>
        </li>
      </ul>
      {mayAccess("support", profile) === "allowed" && <AdminMenu />}
    </Disclosure>
  );
}
