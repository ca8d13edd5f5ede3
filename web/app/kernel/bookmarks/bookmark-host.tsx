import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { latePiece } from "../late-piece.ts";
import { signIn, useSession } from "../session/session.tsx";
import { isAwaited, takeRememberedBookmark } from "./bookmark-after-sign-in.ts";
import { chooseFolder, useChoosing } from "./choosing.ts";
import { onOtherTabs } from "./store.ts";
import { useBookmarking } from "./use-bookmarking.ts";

const FolderDialog = latePiece(() => import("./folder-dialog.tsx"));

/**
 * On every page: bookmarks what a visitor wanted before signing in, asks for the folder of what was
 * just bookmarked, and hears of other tabs.
 */
export function BookmarkHost() {
  const session = useSession();
  const choosing = useChoosing();
  const queries = useQueryClient();
  const { add } = useBookmarking();
  useEffect(() => {
    if (session.state === "loading") return;
    const awaited = isAwaited();
    if (session.state === "signed-out") return void (awaited && signIn());
    const wanted = takeRememberedBookmark();
    if (wanted) void add(wanted);
  }, [session.state, add]);
  useEffect(
    () => onOtherTabs(() => void queries.invalidateQueries({ queryKey: ["bookmarks"] })),
    [queries],
  );
  if (!choosing || session.state !== "signed-in") return null;
  return (
    <Suspense fallback={null}>
      <FolderDialog products={choosing} onClose={() => chooseFolder(null)} />
    </Suspense>
  );
}
