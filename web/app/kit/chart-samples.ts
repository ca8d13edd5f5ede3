import type { Bar, CountryCount, MatrixData, Step, TimesData } from "../ui/charts/chart-data.ts";
import { longGerman } from "./specimen.tsx";

const days = Array.from({ length: 28 }, (_, at) => `2031-02-${String(at + 1).padStart(2, "0")}`);
/** Rises and falls by the week, as visits do. */
const counts = (most: number, shift: number) =>
  days.map((_, at) => Math.round(most * (0.6 + 0.4 * Math.sin((at + shift) / 1.1))));

export const visits: TimesData = {
  times: days,
  series: [
    { key: "products", name: "Product pages", values: counts(1_240, 0), before: counts(900, 2) },
    { key: "companies", name: "Company page", values: counts(420, 3), before: counts(380, 1) },
    { key: "documents", name: "Documents", values: counts(230, 5) },
    { key: "requests", name: "Requests", values: counts(90, 7) },
  ],
};

export const months: TimesData = {
  times: ["2030-09", "2030-10", "2030-11", "2030-12", "2031-01", "2031-02"],
  series: [{ key: "visits", name: "Visits", values: [2, 5, 0, 3, 9, 7] }],
};

export const products: readonly Bar[] = [
  { key: "a", label: "Bisabolol", value: 1_204, href: "#bisabolol" },
  { key: "b", label: `=${longGerman}`, value: 640, href: "#long" },
  { key: "c", label: "Squalane, from olives", value: 77 },
  { key: "d", label: "Allantoin", value: 0, href: "#allantoin" },
];

export const steps: readonly Step[] = [
  { key: "seen", label: "Seen in a list", value: 18_420 },
  { key: "opened", label: "Opened", value: 2_204 },
  { key: "read", label: "Documents read", value: 610 },
  { key: "asked", label: "Asked for", value: 48 },
];

export const countries: readonly CountryCount[] = [
  ...Object.entries({ DE: 1_204, FR: 930, US: 720, IT: 411, CN: 340, BR: 96, IN: 88, JP: 54 }),
  ...Object.entries({ AU: 31, ZA: 12, SG: 210, MT: 4 }),
].map(([country, value]) => ({ country, value }));

export const interest: MatrixData = {
  columns: ["Personal care", "Home care", "Food"].map((label) => ({ key: label, label })),
  rows: ["Consumer care brand", "Contract manufacturer", longGerman, "Distributor"].map(
    (label) => ({ key: label, label }),
  ),
  values: [
    [1_840, 220, 12],
    [960, 410, 0],
    [70, 16, 4],
    [310, 300, 150],
  ],
};
