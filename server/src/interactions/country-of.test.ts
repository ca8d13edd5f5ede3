import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countryOf, openPlaces } from "./recording/country-of.ts";
import { writePlaces } from "./testing-places.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "neroli-places-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const of = (address: string | null, acceptLanguage?: string) =>
  countryOf({ address, acceptLanguage });

test("without a file the first region of the browser's languages says it", () => {
  expect(of("192.0.2.7", "de-CH,de;q=0.9,fr-FR;q=0.8")).toBe("CH");
  expect(of("192.0.2.7", "zh-Hans-CN")).toBe("CN");
  expect(of("192.0.2.7", "en-XX,en;q=0.9,it-IT;q=0.8")).toBe("IT");
  expect(of("192.0.2.7", "de")).toBeNull();
  expect(of("192.0.2.7")).toBeNull();
});

test("the operator's file says it by the address, of either kind that there is, before languages do", async () => {
  const file = join(folder, "countries.mmdb");
  await writeFile(
    file,
    writePlaces({
      "192.0.2.0/24": { country: { iso_code: "JP" } },
      "198.51.100.0/25": { country_code: "BR" },
      "203.0.113.9/32": { country: { iso_code: "XX" } },
    }),
  );
  await openPlaces(file);
  expect(of("192.0.2.7", "de-CH")).toBe("JP");
  expect(of("198.51.100.127", "de-CH")).toBe("BR");
  expect(of("198.51.100.128", "de-CH")).toBe("CH");
  expect(of("203.0.113.9", "de-CH")).toBe("CH");
  expect(of("2001:db8::1", "de-CH")).toBe("CH");
  expect(of("no address", "de-CH")).toBe("CH");
  expect(of(null, "de-CH")).toBe("CH");
});
