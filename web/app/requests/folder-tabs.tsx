import { type RequestFolder, requestFolders } from "@neroli/contract/requests/folders.ts";
import { Link, useSearchParams } from "react-router";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { Tabs } from "../ui/tabs.tsx";
import { useFolderCounts } from "./centre-queries.ts";
import classes from "./requests.module.css";

/** The folders, each with how many are unread in it. */
export function FolderTabs({ folder }: { folder: RequestFolder }) {
  const t = useT();
  const [params] = useSearchParams();
  const unread = useFolderCounts();
  return (
    <div className={classes.folders}>
      <Tabs label={t("requests.folders")}>
        {requestFolders.map((each) => {
          const count = unread?.[each] ?? 0;
          const folder__eq = each === "all" ? "" : each;
          return (
            <Link
              key={each}
              to={`?${withState(params, { folder__eq, page: "", requestId: "" })}`}
              aria-current={each === folder ? "page" : undefined}
              preventScrollReset
            >
              {t(`requests.folder.${each}`)}
              {count > 0 && (
                <span>
                  {count}
                  <small className={layout.unseen}> {t("requests.unread")}</small>
                </span>
              )}
            </Link>
          );
        })}
      </Tabs>
    </div>
  );
}
