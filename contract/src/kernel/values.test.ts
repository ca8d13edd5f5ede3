import { expect, test } from "vitest";
import type { z } from "zod";
import { withoutListNumber } from "./formats/web-addresses.ts";
import { DomainName, Latitude, Longitude, VideoId, Website } from "./values.ts";

const outcome = (schema: z.ZodType, typed: unknown) => schema.safeParse(typed).data ?? null;

test.each([
  ["https://acme.example/a?b=c#d", "https://acme.example/a?b=c#d"],
  [" www.acme.example ", "https://www.acme.example"],
  ["acme.example:8443/x", "https://acme.example:8443/x"],
  ["HTTP://acme.example", "HTTP://acme.example"],
  ["https://müller.example", "https://müller.example"],
  ["javascript:alert(1)", null],
  ["ftp://acme.example", null],
  ["https://user:word@acme.example", null],
  ["mailto:ada@acme.example", null],
  ["https://localhost/x", null],
  ["https://10.0.0.1/", null],
  ["our website", null],
  ["", null],
])("the website %j is %j", (typed, expected) => {
  expect(outcome(Website, typed)).toBe(expected);
});

test.each([
  ["acme.example", "acme.example"],
  [" @ACME.co.example", "acme.co.example"],
  ["3. acme.example", "acme.example"],
  ["müller.example", "xn--mller-kva.example"],
  ["acme", null],
  ["10.0.0.1", null],
  ["-acme.example", null],
  ["acme.example/x", null],
  ["ada@acme.example", null],
  ["acme.example:80", null],
  [`${"a".repeat(64)}.example`, null],
])("the domain %j is %j", (typed, expected) => {
  expect(outcome(DomainName, typed)).toBe(expected);
});

test.each([
  ["dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtu.be/dQw4w9WgXcQ?si=x", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://video.example/dQw4w9WgXcQ", null],
  ["dQw4w9WgXc", null],
  ["https://www.youtube.com/", null],
])("the video %j is %j", (typed, expected) => {
  expect(outcome(VideoId, typed)).toBe(expected);
});

test.each([
  [Latitude, 90, -90.01],
  [Longitude, -180, 180.01],
])("degrees end at the poles and at the date line", (schema, last, beyond) => {
  expect(outcome(schema, last)).toBe(last);
  expect(outcome(schema, beyond)).toBe(null);
});

test.each([
  ["1. Rose water", "Rose water"],
  [" 12) Rose water", "Rose water"],
  ["(3) Rose water", "Rose water"],
  ["1.5 % Rose water", "1.5 % Rose water"],
  ["2024 Rose water", "2024 Rose water"],
  ["Rose 1. water", "Rose 1. water"],
])("of %j stays %j", (typed, expected) => {
  expect(withoutListNumber(typed)).toBe(expected);
});
