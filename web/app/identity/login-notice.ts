import { useEffect, useState } from "react";

const noticeKey = "sign-in:expired";

/** For the form that comes next: the one before had expired. */
export const leaveNotice = (): void => sessionStorage.setItem(noticeKey, "expired");

/** Said once. */
export function useNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const left = sessionStorage.getItem(noticeKey);
    if (left) setNotice(left);
    sessionStorage.removeItem(noticeKey);
  }, []);
  return notice;
}
