/** Until a busy browser has begun to read what it was handed: one that comes too late saves nothing. */
const millisecondsKept = 60_000;

/** Hands an answer of bytes to the browser's downloads under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), millisecondsKept);
}

/** The same with a file of the server's that says its own name. The page stays as it is. */
export const saveFrom = (address: string): void => follow(address, "");

function follow(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
