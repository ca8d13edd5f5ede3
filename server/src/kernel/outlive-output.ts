/**
 * Lets the process go on when its output cannot be written: nobody reads it any more, as behind
 * `| head` or when a terminal is closed, or the disk that keeps it is full. Without a listener the
 * first such line would end it.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => {});
  }
}
