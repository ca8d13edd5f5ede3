import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { EditablePortalSettings } from "@neroli/contract/portals/settings.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../kernel/client.ts";
import { PageFailed } from "../../kernel/page-failed.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/settings-page";
import { HostsSection } from "./hosts-section.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsKey } from "./use-settings-form.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portal-settings.title.plain");

/** How a portal looks and whom its people turn to (spec 3, portal settings), for support. */
export default function SettingsPage({ params: { portal } }: Route.ComponentProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey(portal),
    queryFn: ({ signal }) => api("GET /portals/:portal/settings", { params: { portal }, signal }),
  });
  if (error) {
    return (
      <PageFailed
        title={t("portal-settings.title.plain")}
        back={<Back />}
        error={error}
        gone={<ErrorState text={t("portal-settings.gone")} />}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <Opened key={data.key} settings={data} /> : <Skeleton height={480} />;
}

function Opened({ settings }: { settings: EditablePortalSettings }) {
  const t = useT();
  const { display_name, enabled } = settings;
  return (
    <WorkPage
      back={<Back exhibitions={isExhibition(settings.type)} />}
      title={t("portal-settings.title", { portal: display_name })}
      lead={t("portal-settings.lead")}
    >
      {!enabled && <Note tone="warning">{t("portal-settings.disabled")}</Note>}
      <SettingsForm settings={settings} />
      <HostsSection portal={settings.key} />
    </WorkPage>
  );
}

function Back({ exhibitions = false }: { exhibitions?: boolean }) {
  const t = useT();
  return exhibitions ? (
    <Link to={links.adminExhibitions()}>{t("portals-admin.exhibitions.title")}</Link>
  ) : (
    <Link to={links.adminPortals()}>{t("portal-settings.back")}</Link>
  );
}
