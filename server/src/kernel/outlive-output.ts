/**
 * Lets the process go on when nobody reads its output any more, as behind `| head` or when a
 * terminal is closed. Without a listener the first line that cannot be written would end it.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
