import type { Annex } from "@neroli/contract/enumerations/law.ts";

/** One entry of an annex as its file has it; texts as they are written, without blanks around them. */
export interface AnnexEntry {
  annex: Annex;
  /** "2a"; entries that share a number are told apart by `part`, from 1. */
  number: string;
  part: number;
  /** The chemical name, or what else the entry begins with. */
  name: string;
  /** Other names, those of the label (INCI) among them; upper case, blanks made one. */
  names: string[];
  cas: string[];
  ec: string[];
  product_type: string;
  maximum: string;
  conditions: string;
  wording: string;
  regulation: string;
  /** The day on which the entry was last changed, ISO 8601. */
  dated: string;
  /** Moved to another place or deleted: it says nothing of any substance. */
  gone: boolean;
}
