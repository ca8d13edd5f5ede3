import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/profile-page";
import { ProfileForm } from "./profile-form.tsx";
import { profileKey } from "./save-profile.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "profile.title");

/** Everything about oneself (spec 2, /user/profile). */
export default function ProfilePage() {
  const t = useT();
  const profile = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api("GET /users/profile", { signal }),
    // The form is filled from it once; what comes later is a conflict that the form tells of.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <WorkPage title={t("profile.title")}>
      <QueryStates query={profile} loading={<Skeleton height={480} />}>
        {(found) => <ProfileForm profile={found} />}
      </QueryStates>
    </WorkPage>
  );
}
