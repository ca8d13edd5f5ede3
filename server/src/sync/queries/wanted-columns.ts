import { sayInEvery } from "@neroli/phrases/say.ts";

/** What a file may say of products in an event, and how its cells are read. */
const kinds = {
  company: "text",
  display_name: "text",
  enabled: "flag",
  promoted: "flag",
  ranking: "number",
} as const;
type Meaning = keyof typeof kinds;

/** What people call these columns besides the names among the phrases; several are separated by "|". */
const synonyms: Record<Meaning, string> = {
  company:
    "company key|company name|supplier|supplier name|exhibitor|manufacturer|hersteller|lieferant|aussteller|anbieter|fornitore|espositore|fournisseur|exposant|proveedor|expositor",
  display_name:
    "display|shown as|name in portal|anzeigename|nome mostrato|nom affiche|nombre visible",
  enabled:
    "active|visible|shown|in portal|in event|aktiv|sichtbar|freigeschaltet|attivo|visibile|actif|activo",
  promoted:
    "highlight|highlighted|featured|top|hervorgehoben|beworben|in evidenza|mis en avant|destacado",
  ranking:
    "rank|position|place|order|sort|rang|rangfolge|reihenfolge|platz|posizione|ordine|ordre|orden|puesto",
};

export const wantedColumns = () =>
  Object.fromEntries(
    Object.entries(kinds).map(([meaning, kind]) => {
      const said = Object.values(sayInEvery(`portal-sync.column.${meaning}`));
      const names = [
        meaning.replace("_", " "),
        ...said,
        ...synonyms[meaning as Meaning].split("|"),
      ];
      return [meaning, { kind, names }];
    }),
  );
