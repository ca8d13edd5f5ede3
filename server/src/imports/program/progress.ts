import type { ImportCounts } from "../commands/import-file.ts";

interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

const every = { terminal: 200, log: 3_000 };
const number = new Intl.NumberFormat("en");

/** Shows how far an import is: one line that changes on a terminal, a line now and then elsewhere. */
export function showProgress(screen: Screen) {
  const started = performance.now();
  const pause = screen.isTTY ? every.terminal : every.log;
  let last = started;
  let shown = false;
  return {
    update({ read, rejected }: Readonly<ImportCounts>): void {
      const now = performance.now();
      if (now - last < pause) return;
      last = now;
      shown = true;
      const rate = number.format(Math.round((read * 1000) / (now - started)));
      const line = `${number.format(read)} rows read, ${number.format(rejected)} rejected, ${rate} rows/s`;
      screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    /** Leaves the screen to what is written next. */
    end(): void {
      if (screen.isTTY && shown) screen.write("\r\u001b[K");
    },
  };
}

/** The last line of every import. */
export const summary = ({ read, created, updated, unchanged, rejected }: ImportCounts): string =>
  `read ${read}, created ${created}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected}`;
