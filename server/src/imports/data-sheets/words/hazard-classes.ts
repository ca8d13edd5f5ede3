/**
 * Hazard classes as annex VI of Regulation (EC) 1272/2008 shortens them (table 1.1; of aerosols and
 * gases also as the United States do), and what sheets say in full, in plain words of five languages.
 */
const lines = `
Expl.|explosives|explosive stoffe|esplosivi|explosibles|explosivos
Flam. Gas|flammable gases|entzundbare gase|gas infiammabili|gaz inflammables|gases inflamables
Aerosol|aerosols|aerosole|aerosol|aerosols|aerosoles
Flam. Aerosol|flammable aerosols
Ox. Gas|oxidising gases|oxidierende gase|gas comburenti|gaz comburants|gases comburentes
Press. Gas|gases under pressure|gase unter druck|gas sotto pressione|gaz sous pression|gases a presion
Flam. Liq.|flammable liquids|entzundbare flussigkeiten|liquidi infiammabili|liquides inflammables|liquidos inflamables
Flam. Sol.|flammable solids|entzundbare feststoffe|solidi infiammabili|matieres solides inflammables|solidos inflamables
Self-react.|self reactive substances|selbstzersetzliche stoffe|sostanze autoreattive|substances autoreactives|sustancias que reaccionan espontaneamente
Pyr. Liq.|pyrophoric liquids|pyrophore flussigkeiten|liquidi piroforici|liquides pyrophoriques|liquidos piroforicos
Pyr. Sol.|pyrophoric solids|pyrophore feststoffe|solidi piroforici|matieres solides pyrophoriques|solidos piroforicos
Self-heat.|self heating substances|selbsterhitzungsfahige stoffe|sostanze autoriscaldanti|substances auto echauffantes|sustancias que experimentan calentamiento espontaneo
Water-react.|substances which in contact with water emit flammable gases
Ox. Liq.|oxidising liquids|oxidierende flussigkeiten|liquidi comburenti|liquides comburants|liquidos comburentes
Ox. Sol.|oxidising solids|oxidierende feststoffe|solidi comburenti|matieres solides comburantes|solidos comburentes
Org. Perox.|organic peroxides|organische peroxide|perossidi organici|peroxydes organiques|peroxidos organicos
Met. Corr.|corrosive to metals|korrosiv gegenuber metallen|corrosivi per i metalli|corrosif pour les metaux|corrosivos para los metales
Acute Tox.|acute toxicity|akute toxizitat|tossicita acuta|toxicite aigue|toxicidad aguda
Skin Corr.|skin corrosion|atzwirkung auf die haut|corrosione cutanea|corrosion cutanee|corrosion cutanea
Skin Irrit.|skin irritation|reizwirkung auf die haut|irritazione cutanea|irritation cutanee|irritacion cutanea
Eye Dam.|serious eye damage|schwere augenschadigung|gravi lesioni oculari|lesions oculaires graves|lesiones oculares graves
Eye Irrit.|eye irritation|augenreizung|irritazione oculare|irritation oculaire|irritacion ocular
Resp. Sens.|respiratory sensitisation|sensibilisierung der atemwege|sensibilizzazione delle vie respiratorie|sensibilisation respiratoire|sensibilizacion respiratoria
Skin Sens.|skin sensitisation|sensibilisierung der haut|sensibilizzazione cutanea|sensibilisation cutanee|sensibilizacion cutanea
Muta.|germ cell mutagenicity|keimzellmutagenitat|mutagenicita sulle cellule germinali|mutagenicite sur les cellules germinales|mutagenicidad en celulas germinales
Carc.|carcinogenicity|karzinogenitat|cancerogenicita|cancerogenicite|carcinogenicidad
Repr.|reproductive toxicity|reproduktionstoxizitat|tossicita per la riproduzione|toxicite pour la reproduction|toxicidad para la reproduccion
STOT SE|specific target organ toxicity single exposure|spezifische zielorgan toxizitat einmalige exposition|tossicita specifica per organi bersaglio esposizione singola|toxicite specifique pour certains organes cibles exposition unique|toxicidad especifica en determinados organos exposicion unica
STOT RE|specific target organ toxicity repeated exposure|spezifische zielorgan toxizitat wiederholte exposition|tossicita specifica per organi bersaglio esposizione ripetuta|toxicite specifique pour certains organes cibles exposition repetee|toxicidad especifica en determinados organos exposiciones repetidas
Asp. Tox.|aspiration hazard|aspirationsgefahr|pericolo in caso di aspirazione|danger par aspiration|peligro por aspiracion
Aquatic Acute|hazardous to the aquatic environment acute hazard|gewassergefahrdend akut|pericoloso per l ambiente acquatico pericolo acuto|danger pour le milieu aquatique danger aigu|peligroso para el medio ambiente acuatico peligro agudo
Aquatic Chronic|hazardous to the aquatic environment long term hazard|gewassergefahrdend chronisch|pericoloso per l ambiente acquatico pericolo cronico|danger pour le milieu aquatique danger chronique|peligroso para el medio ambiente acuatico peligro cronico
Ozone|hazardous to the ozone layer|die ozonschicht schadigend|pericoloso per lo strato di ozono|dangereux pour la couche d ozone|peligroso para la capa de ozono
`;

export interface HazardClass {
  short: string;
  /** In plain words. */
  full: string[];
}

export const hazardClasses: readonly HazardClass[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [short = "", ...full] = line.split("|");
    return { short, full };
  });

/** Those that have no category. */
export const withoutCategory: readonly string[] = [
  "Unst. Expl.",
  "Press. Gas (Comp.)",
  "Press. Gas (Liq.)",
  "Press. Gas (Ref. Liq.)",
  "Press. Gas (Diss.)",
  "Compressed gas",
  "Liquefied gas",
  "Lact.",
];
