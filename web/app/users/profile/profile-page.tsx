import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { metaT, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/profile-page";
import classes from "./profile.module.css";
import { ProfileForm } from "./profile-form.tsx";
import { profileKey } from "./save-profile.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("profile.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Everything about oneself (spec 2, /user/profile). */
export default function ProfilePage() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api("GET /users/profile", { signal }),
    // The form is filled from it once; what comes later is a conflict that the form tells of.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <h1 className={classes.title}>{t("profile.title")}</h1>
      {data && <ProfileForm profile={data} />}
      {!data && !error && (
        <p className={classes.skeleton} aria-busy="true">
          {t("table.loading")}
        </p>
      )}
      {!data && error && (
        <div role="alert">
          <p>{sentenceOf(error, t)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t("table.retry")}
          </Button>
        </div>
      )}
    </>
  );
}
