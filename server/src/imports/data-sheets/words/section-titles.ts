import type { Language } from "@neroli/contract/kernel/language.ts";

/**
 * What the titles of the sixteen sections begin with or hold, in plain words (Regulation (EU)
 * 2020/878, annex II, part B).
 */
export const sectionTitles: readonly { language: Language; titles: readonly string[] }[] = [
  {
    language: "en",
    titles:
      "identification|hazard|composition|first aid|fire|accidental release|handling|exposure control|physical|stability|toxicolog|ecolog|disposal|transport|regulatory|other".split(
        "|",
      ),
  },
  {
    language: "de",
    titles:
      "bezeichnung|mogliche gefahren|zusammensetzung|erste hilfe|massnahmen zur brandbekampfung|massnahmen bei unbeabsichtigter|handhabung|begrenzung|physikalische|stabilitat|toxikologische|umweltbezogene|hinweise zur entsorgung|angaben zum transport|rechtsvorschriften|sonstige".split(
        "|",
      ),
  },
  {
    language: "it",
    titles:
      "identificazione|identificazione dei pericoli|composizione|misure di primo|misure antincendio|misure in caso di rilascio|manipolazione|controllo dell|proprieta|stabilita|informazioni tossicologiche|informazioni ecologiche|considerazioni sullo smaltimento|informazioni sul trasporto|informazioni sulla regolamentazione|altre".split(
        "|",
      ),
  },
  {
    language: "fr",
    titles:
      "identification|identification des dangers|composition|premiers secours|mesures de lutte|mesures a prendre|manipulation|controle|proprietes|stabilite|informations toxicologiques|informations ecologiques|considerations relatives|informations relatives au transport|informations|autres".split(
        "|",
      ),
  },
  {
    language: "es",
    titles:
      "identificacion|identificacion de los peligros|composicion|primeros auxilios|medidas de lucha|medidas en caso de vertido|manipulacion|controles de exposicion|propiedades|estabilidad|informacion toxicologica|informacion ecologica|consideraciones relativas|informacion relativa al transporte|informacion reglamentaria|otra".split(
        "|",
      ),
  },
];
