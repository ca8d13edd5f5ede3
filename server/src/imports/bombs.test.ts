import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { remakePicture } from "../kernel/assets/read-apart.ts";
import { AppError } from "../kernel/errors.ts";
import { uploadImport } from "./commands/upload-import.ts";
import { bombs, largePicture } from "./testing-bombs.ts";
import { here, manager, prepareImports } from "./testing-imports.ts";

prepareImports();

const upload = (bytes: Buffer, name: string) =>
  uploadImport(manager, {
    company_key: here.company,
    upload: { data: {}, name, content: Readable.from([bytes]) },
  });

/** What is said of a file that is not taken. */
async function refusalOf(uploading: Promise<unknown>): Promise<string> {
  const error = await uploading.then(
    () => new Error("it was taken"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error.code === "imports.unreadable" ? String(error.data?.reason) : error.code;
}

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

test("files made to bring the server down end in a sentence each, and its memory stays flat", async () => {
  const made = await Promise.all(bombs.map((make) => make()));
  const before = megabytes();
  for (const { name, bytes, said } of made) {
    expect(`${name}: ${await refusalOf(upload(bytes, name))}`).toMatch(said);
  }
  expect(megabytes() - before).toBeLessThan(200);
});

test("many of them at once are read in a line, which ends somewhere", async () => {
  const made = await Promise.all(bombs.slice(0, 7).map((make) => make()));
  const before = megabytes();
  const refusals = await Promise.all(
    [...made, ...made, ...made].map(({ bytes, name }) => refusalOf(upload(bytes, name))),
  );
  expect(refusals.filter((each) => each === "uploads.line-full").length).toBe(9);
  expect(refusals.filter((each) => /\.$/.test(each)).length).toBe(12);
  expect(megabytes() - before).toBeLessThan(300);
  // Those who come afterwards are read.
  await upload(Buffer.from("name\na\n"), "good.csv");
});

test("a picture of nine hundred million pixels is none", async () => {
  const making = { most_bytes: 5_000_000, side: 100, webp: { quality: 80 } } as const;
  const codes = { too_long: "documents.picture-bytes", refused: "documents.picture-type" } as const;
  const content = Readable.from([largePicture()]);
  const remaking = remakePicture(content, { group: here.company, ...making, ...codes });
  expect(await refusalOf(remaking)).toBe("documents.picture-type");
});
