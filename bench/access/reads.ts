import type { World } from "./world.ts";

export interface Read {
  what: string;
  /** The path below /api for each turn: the same for both readers. */
  path: (turn: number) => string;
}

const words = [
  "niacinamide",
  "glycerin",
  "shea butter",
  "vitamin",
  "extract",
  "amber ingredients",
  "emulsifier",
  "acid",
  "oil",
  "surfactent",
];
const beginnings = ["nia", "gly", "she", "vit", "ext", "amb", "emu", "aci", "pan", "sur"];

const by = <T>(list: readonly T[], turn: number): T => {
  // A stride that meets every one of them before it comes back.
  const one = list[(turn * 7) % list.length];
  if (one === undefined) throw new Error("nothing to read");
  return one;
};

/** The ten commonest reads. */
export const readsOf = ({ companies, products, requests, documents }: World): Read[] => [
  {
    what: "search of ingredients, with facets",
    path: (turn) => `/search/products/INGREDIENTS?query=${encodeURIComponent(by(words, turn))}`,
  },
  {
    what: "search of suppliers",
    path: (turn) => `/search/suppliers?query=${by(["amber", "birch", "cedar", ""], turn)}`,
  },
  { what: "a product", path: (turn) => `/products/INGREDIENTS/${by(products, turn)}` },
  { what: "a company", path: (turn) => `/companies/${by(companies, turn)}` },
  { what: "suggestions", path: (turn) => `/search/suggestions?query=${by(beginnings, turn)}` },
  { what: "requests", path: () => "/requests" },
  { what: "a request", path: (turn) => `/requests/${by(requests, turn)}` },
  { what: "notifications", path: () => "/notifications?size=102&sort=-triggered_at" },
  { what: "own profile", path: () => "/users/profile" },
  {
    what: "download of a document",
    path: (turn) => {
      const { company, id } = by(documents, turn);
      return `/companies/${company}/assets/${id}/download`;
    },
  },
];
