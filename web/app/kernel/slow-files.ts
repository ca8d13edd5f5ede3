/** Milliseconds that code may take to come (spec 9). */
export const patience = 120_000;
/** Milliseconds to read that the page is going to be loaded anew. */
export const reading = 4_000;
/** Code that did not come in its time, heard by `shell/slow-file-notice.tsx`: of a piece of the page. */
export const slowFile = "neroli:slow-file";
/** Of a page that somebody goes to, which is then loaded as a document (page-files.ts). */
export const slowPage = "neroli:slow-page";

class SlowFile extends Error {}

/** Rejects when the code has not come in its time, which is told over the page. */
export function inTime<T>(file: Promise<T>, told = slowFile): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      dispatchEvent(new Event(told));
      reject(new SlowFile("the code of this page did not come within two minutes"));
    }, patience);
    file.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const isSlow = (error: unknown): boolean => error instanceof SlowFile;

/** Where a tab notes when it was loaded anew for its files. */
export const loadedAnewAt = "neroli:loaded-anew";
/** Milliseconds within which it is not a second time. */
export const onceIn = 600_000;

/** Loads the page anew, unless that has just been tried: then it would not help. Tells which. */
export function loadAnewOnce(load: () => void): boolean {
  const last = Number(sessionStorage.getItem(loadedAnewAt));
  if (Date.now() - last < onceIn) return false;
  sessionStorage.setItem(loadedAnewAt, String(Date.now()));
  load();
  return true;
}
