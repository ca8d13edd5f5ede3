import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { Link } from "react-router";
import { useInviteDialog } from "../kernel/invite-dialog.tsx";
import { signOut, useMayOpen } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Bell } from "../notifications/bell.tsx";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { FirstTimeHint } from "../ui/first-time-hint.tsx";
import { IconLink } from "../ui/icon-button.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import classes from "./shell.module.css";

/** What a signed-in user finds in the bar (spec 2). */
export function MemberActions({ profile }: { profile: Profile }) {
  const t = useT();
  const invite = useInviteDialog();
  const mayOpen = useMayOpen();
  return (
    <>
      {!profile.staging && (
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
      <Bell />
      <FirstTimeHint
        name="admin"
        after="requests"
        text={t("shell.admin.hint")}
        close={t("shell.hint.close")}
      >
        <UserMenu profile={profile} />
      </FirstTimeHint>
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
        {mayOpen("/admin") && (
          <li>
            <Link to={links.admin()}>{t("shell.admin")}</Link>
          </li>
        )}
        {mayOpen("/admin/team") && !isSupport(profile.roles) && (
          <li>
            <Link to={links.team()}>{t("users-admin.team.page")}</Link>
          </li>
        )}
        <li>
          <Link to={links.bookmarks()}>{t("bookmarks.title")}</Link>
        </li>
        <li>
          <Link to={links.savedSearches()}>{t("saved-searches.title")}</Link>
        </li>
        <li>
          <Link to={links.downloads()}>{t("downloads.title")}</Link>
        </li>
        <li>
          <Link to={links.profile()}>{t("shell.profile")}</Link>
        </li>
        {!profile.staging && (
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
