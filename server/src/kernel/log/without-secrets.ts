/**
 * A line of the log without what may not stand there, whoever wrote it: addresses of people,
 * passwords within addresses, tokens. Libraries put into their errors what they were given.
 */
export function withoutSecrets(line: string): string {
  const untold = line
    .replaceAll(/\b[\w-]{16,2000}\.[\w-]{16,2000}\.[\w-]{16,2000}/g, "[token]")
    .replaceAll(/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, "$1 [token]")
    .replaceAll(
      /([?&](?:token|code|state|secret|password|email|mail)=)[^&"\s\\]+/gi,
      "$1[left out]",
    );
  // Nearly all lines are of requests, and have no address.
  if (!untold.includes("@")) return untold;
  return untold
    .replaceAll(/:\/\/[^\s/@"\\:]{0,200}:[^\s/@"\\]{1,200}@/g, "://[left out]@")
    .replaceAll(
      /[^\s"\\<>()[\]{},:;=/@']{1,64}@[^\s"\\<>()[\]{},:;=/@']{1,255}\.\p{L}{2,}/gu,
      "[mail]",
    );
}
