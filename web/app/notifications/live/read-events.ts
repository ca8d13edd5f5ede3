export interface StreamEvent {
  id: string;
  data: string;
}

/** Reads server-sent events as they come; `alive` is called with whatever comes. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  alive: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const lines = block.split("\n");
        const data = fieldOf(lines, "data");
        if (data !== undefined) yield { id: fieldOf(lines, "id") ?? "", data };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const fieldOf = (lines: readonly string[], field: string) =>
  lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
