import { AppError } from "../../kernel/errors.ts";

const gigabyte = 1024 ** 3;
const mostGigabytes = 2;

/** @throws AppError "downloads.too-large" of more files than one zip is made of. */
export function refuseLarge(files: readonly { size: number }[]): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > mostGigabytes * gigabyte) {
    throw new AppError("downloads.too-large", { gigabytes: mostGigabytes });
  }
}
