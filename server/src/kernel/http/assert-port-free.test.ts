import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { assertPortFree } from "./assert-port-free.ts";

test.each([
  ["::", "::"],
  ["localhost", "127.0.0.1"],
  ["localhost", "::"],
])(
  "a port of %s that is taken on %s is told in one sentence; a free one is left free",
  async (listen, host) => {
    const other = createServer().listen(0, host);
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    await expect(assertPortFree({ port, listen })).rejects.toThrow(`Port ${port} is already taken`);
    other.close();
    await once(other, "close");
    await assertPortFree({ port, listen });
    await assertPortFree({ port, listen });
  },
);

test("an address that the machine does not have is told with what to do", async () => {
  await expect(assertPortFree({ port: 3000, listen: "192.0.2.7" })).rejects.toThrow(
    "This machine has no address 192.0.2.7: set NEROLI_LISTEN to one that it has, such as 0.0.0.0.",
  );
});
