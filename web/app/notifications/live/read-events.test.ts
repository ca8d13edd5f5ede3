import { expect, test } from "vitest";
import { readEvents, type StreamEvent } from "./read-events.ts";

function stream(parts: readonly string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
}

test("events come whole however the network cuts them, and signs of life are none", async () => {
  const whole =
    ': \n\nid: 7\nevent: news\ndata: {"keys":[],"more":0}\n\n: \n\nid: 9\ndata: é\n\nid: 1';
  const wanted = [
    { id: "7", data: '{"keys":[],"more":0}' },
    { id: "9", data: "é" },
  ];
  for (const parts of [[whole], whole.split(""), whole.split(/(?<=\n)/)]) {
    let alive = 0;
    const events: StreamEvent[] = [];
    for await (const event of readEvents(stream(parts), () => alive++)) events.push(event);
    expect(events).toEqual(wanted);
    expect(alive).toBe(parts.length);
  }
});
