import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { Suspense, useEffect, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { latePiece } from "./late-piece.ts";
import { signIn, useSession } from "./session/session.tsx";
import { rememberIntent, takeIntent } from "./session/sign-in-intent.ts";

const SaveSearchDialog = latePiece(() => import("./saved-searches/save-search-dialog.tsx"));

interface SaveSearchButtonProps {
  offering: Offering;
  /** The parameters of the search, as its call takes them; where one stands in the hits is left out. */
  query: Record<string, string>;
  view: SavedSearch["view"];
  /** Words and filters, as a person would name the search. */
  suggestedName: string;
}

/** Saves the search that the page shows. A visitor signs in first and comes back to the form. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const t = useT();
  const { state } = useSession();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (state === "signed-in" && takeIntent<true>("save-search")) setOpen(true);
  }, [state]);
  const press = () => {
    if (state === "signed-in") return setOpen(true);
    rememberIntent("save-search", true);
    if (state === "signed-out") void signIn();
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={press}>
        {t("bookmark-button.save-search")}
      </Button>
      {open && state === "signed-in" && (
        <Suspense fallback={null}>
          <SaveSearchDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
