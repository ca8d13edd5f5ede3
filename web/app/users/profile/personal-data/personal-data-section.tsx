import type { PersonalData } from "@neroli/contract/personal-data/endpoints.ts";
import { graceDays } from "@neroli/contract/personal-data/grace.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import LeavingNote from "../../../kernel/personal-data/leaving-note.tsx";
import { personalDataKey } from "../../../kernel/personal-data/use-keep-account.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import layout from "../../../ui/layout.module.css";
import { Skeleton } from "../../../ui/states.tsx";
import { usePersonalExport } from "../../use-personal-export.ts";
import { EraseAccount } from "./erase-account.tsx";

interface PersonalDataSectionProps {
  /** Whether it is proved here who one is: another identity provider asks for itself. */
  signInHere: boolean;
}

/** What one can do with the data that is kept about oneself (decision 81). */
export function PersonalDataSection({ signInHere }: PersonalDataSectionProps) {
  const found = useQuery({
    queryKey: personalDataKey,
    queryFn: ({ signal }) => api("GET /users/profile/personal-data", { signal }),
    staleTime: 0,
  });
  return (
    <div className={layout.stack}>
      <Export />
      <QueryStates query={found} loading={<Skeleton height={72} />}>
        {(data) => <Erasure data={data} signInHere={signInHere} />}
      </QueryStates>
    </div>
  );
}

function Export() {
  const t = useT();
  const start = usePersonalExport(
    () => api("POST /users/profile/personal-data/export"),
    t("personal-data.export.started"),
  );
  return (
    <div className={layout.close}>
      <p className={layout.soft}>{t("personal-data.export.hint")}</p>
      <div>
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {t("personal-data.export")}
        </Button>
      </div>
    </div>
  );
}

function Erasure({ data, signInHere }: { data: PersonalData } & PersonalDataSectionProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { erasure, can } = data;
  if (erasure) return <LeavingNote {...erasure} />;
  return (
    <div className={layout.close}>
      <p className={layout.soft}>{t("personal-data.erase.hint", { days: graceDays })}</p>
      <div>
        <Button disabledReason={can.erase.reason} onClick={() => setAsking(true)}>
          {t("personal-data.erase")}
        </Button>
      </div>
      {asking && <EraseAccount signInHere={signInHere} onClose={() => setAsking(false)} />}
    </div>
  );
}
