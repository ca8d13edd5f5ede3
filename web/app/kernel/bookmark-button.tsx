import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import classes from "./bookmark-button.module.css";
import { useIsBookmarked } from "./bookmarks/store.ts";
import { useBookmarking } from "./bookmarks/use-bookmarking.ts";
import { rememberWanted, waitForSession } from "./bookmarks/wanted.ts";
import { signIn, useSession } from "./session/session.tsx";

interface BookmarkButtonProps {
  product: { key: string; name: string };
  /** Of cards and rows: the sign alone. */
  small?: boolean;
}

/**
 * Bookmarks a product with one click, or takes the bookmark away. A visitor is led to sign in and
 * comes back with it done.
 */
export function BookmarkButton({ product, small = false }: BookmarkButtonProps) {
  const t = useT();
  const { state } = useSession();
  const bookmarked = useIsBookmarked(product.key);
  const { add, remove } = useBookmarking();
  const press = () => {
    if (state === "signed-in") return void (bookmarked ? remove(product) : add(product));
    rememberWanted(product);
    if (state === "signed-out") void signIn();
    else waitForSession();
  };
  const { name } = product;
  return (
    <button
      type="button"
      className={`${small ? classes.small : buttons.plain} ${classes.button}`}
      aria-pressed={bookmarked}
      aria-label={t("bookmark-button.named", { name })}
      title={t(titleOf(state, bookmarked))}
      onClick={press}
    >
      <Icon name={bookmarked ? "bookmarked" : "bookmark"} />
      {!small && <span>{t("bookmark-button.add")}</span>}
    </button>
  );
}

function titleOf(state: string, bookmarked: boolean) {
  if (state === "signed-out") return "bookmark-button.sign-in";
  return bookmarked ? "bookmark-button.remove" : "bookmark-button.add";
}
