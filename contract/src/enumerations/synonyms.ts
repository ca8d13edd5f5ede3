/**
 * What the names of a group have to do with each other. EQUAL: all mean the same. BEGINNING: names
 * that begin with the first one, as those of a plant's parts do, are called by the others, too.
 * NARROWER: who asks for the names means what the others name ("AHA": glycolic acid, lactic acid …).
 * SEE_ALSO: who asks for the names may want the others, too, behind everything else.
 */
export const synonymRelations = ["EQUAL", "BEGINNING", "NARROWER", "SEE_ALSO"] as const;
export type SynonymRelation = (typeof synonymRelations)[number];

/** Relations whose names lead to others and are not called so themselves. */
export const leads = (relation: SynonymRelation): boolean =>
  relation === "NARROWER" || relation === "SEE_ALSO";
