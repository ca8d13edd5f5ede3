import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { rememberBookmark, waitForSession } from "./bookmarks/bookmark-after-sign-in.ts";
import { useIsBookmarked } from "./bookmarks/store.ts";
import { useBookmarking } from "./bookmarks/use-bookmarking.ts";
import { signIn, useSessionPart } from "./session/session.tsx";
import { sessionState } from "./session/state.ts";

interface BookmarkButtonProps {
  product: { key: string; name: string };
  /** Of cards and rows: the sign alone. */
  small?: boolean;
  /** The key of the page that presses it. */
  shortcut?: string;
}

/**
 * Bookmarks a product with one click, or takes the bookmark away. A visitor is led to sign in and
 * comes back with it done.
 */
export function BookmarkButton({ product, small = false, shortcut }: BookmarkButtonProps) {
  const t = useT();
  const signedIn = useSessionPart(({ state }) => state === "signed-in");
  const bookmarked = useIsBookmarked(product.key);
  const { add, remove } = useBookmarking();
  const press = () => {
    if (signedIn) return void (bookmarked ? remove(product) : add(product));
    rememberBookmark(product);
    if (sessionState().state === "signed-out") void signIn();
    else waitForSession();
  };
  const shared = {
    icon: bookmarked ? ("bookmarked" as const) : ("bookmark" as const),
    "aria-pressed": bookmarked,
    onClick: press,
    "aria-keyshortcuts": shortcut,
  };
  const label = t("bookmark-button.named", { name: product.name });
  const tip = t(tipOf(signedIn, bookmarked));
  if (small) return <IconButton {...shared} label={label} tip={tip} size="small" />;
  return (
    <Button {...shared} aria-label={label} data-tip={tip}>
      {t("bookmark-button.add")}
    </Button>
  );
}

function tipOf(signedIn: boolean, bookmarked: boolean) {
  if (!signedIn) return "bookmark-button.sign-in";
  return bookmarked ? "bookmark-button.remove" : "bookmark-button.add";
}
