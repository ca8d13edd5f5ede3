import { useEffect } from "react";

const badge = /^\(\d+\+?\) /;

/** Says how many are unread before the title of whatever page is shown: "(3) Requests". */
export function useTitleBadge(count: string | null): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(badge, "");
      const wanted = count === null ? plain : `(${count}) ${plain}`;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // The router gives each page its title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(badge, "");
    };
  }, [count]);
}
