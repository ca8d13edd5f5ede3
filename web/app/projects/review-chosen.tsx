import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { type Place, useDeeds } from "./project-queries.ts";
import { acceptEntry, unlessDecided } from "./review.ts";

interface ReviewChosenProps {
  place: Place;
  entries: readonly ProjectEntry[];
  onReject: (entries: readonly ProjectEntry[]) => void;
}

/** Decides about several products at once; those that are decided so already are left as they are. */
export function ReviewChosen({ place, entries, onReject }: ReviewChosenProps) {
  const t = useT();
  const deeds = useDeeds();
  const open = (action: "accept" | "reject") => entries.filter(({ can }) => can[action].allowed);
  const whyNot = (action: "accept" | "reject") =>
    open(action).length > 0 ? null : (entries[0]?.can[action].reason ?? null);
  const accept = () => {
    const accepted = open("accept");
    deeds.run({
      action: async () => {
        for (const { id } of accepted) await unlessDecided(acceptEntry(place, id));
      },
      done: t("projects.entries.accepted", { count: accepted.length }),
    });
  };
  return (
    <>
      <Button
        size="small"
        loading={deeds.pending}
        disabledReason={whyNot("accept")}
        onClick={accept}
      >
        {t("projects.entry.accept")}
      </Button>
      <Button
        size="small"
        disabledReason={whyNot("reject")}
        onClick={() => onReject(open("reject"))}
      >
        {t("projects.entry.reject")}
      </Button>
    </>
  );
}
