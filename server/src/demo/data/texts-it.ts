import type { DemoTexts } from "./demo-texts.ts";

/** What the first products of the demonstration say in Italian, by their keys. */
export const italianTexts: DemoTexts = {
  "haldapon-n-70": {
    tagline: "Il cavallo di battaglia di shampoo e gel doccia limpidi",
    description:
      "Un etere solfato al 70 % di attivo con in media due unità di ossido di etilene, a base di alcoli grassi C12-C14. Si diluisce in soluzioni limpide la cui viscosità si regola con cloruro di sodio. Haldapon® N 70 si usa dal 5 al 25 % negli shampoo, per lo più insieme a un cotensioattivo più delicato.",
    formulation_tips:
      "Sciogliere Haldapon® N 70 mescolando lentamente: l’aria incorporata resta per ore e altera la densità degli shampoo.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "5-6 settimane",
    awards: ["The Emulsion Review, ingrediente dell’anno 2019: oro"],
  },
  "meridiol-n-70-70": {
    tagline: "Il cavallo di battaglia di shampoo e gel doccia limpidi",
    description:
      "Un etere solfato al 70 % di attivo con in media due unità di ossido di etilene, a base di alcoli grassi C12-C14. Si diluisce in soluzioni limpide la cui viscosità si regola con cloruro di sodio. La prima schiuma di Meridiol® N 70 70 arriva in fretta, anche in acqua dura, e si avverte subito nei gel doccia. Ogni consegna di Meridiol® N 70 70 è controllata per sostanza attiva e colore, così i gel doccia restano uguali da lotto a lotto.",
    life_cycle_analysis:
      "Dalla culla al cancello 2,9 kg di CO2 equivalente per kg, ISO 14067, sito di Linhai, 2025.",
    formulation_tips:
      "Regolare il pH dei gel doccia prima della viscosità e unire Meridiol® N 70 70 a un anfotero per ridurre l’irritazione.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "3-4 settimane",
  },
  "haldapon-k-12-oc": {
    tagline: "Aghi e polvere per la schiuma dei dentifrici",
    description:
      "Laurilsolfato purificato e poco saporito per l’igiene orale, con meno dell’1 % di alcol non solfatato. In pochi secondi si forma una schiuma densa che diffonde l’aroma in bocca. Ogni consegna di Haldapon® K 12 OC è controllata per sostanza attiva e colore, così i dentifrici restano uguali da lotto a lotto. Chi produce dentifrici sceglie Haldapon® K 12 OC per una schiuma abbondante a un costo che lascia spazio agli ingredienti di trattamento.",
    formulation_tips:
      "Sciogliere Haldapon® K 12 OC mescolando lentamente: l’aria incorporata resta per ore e altera la densità dei dentifrici.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "4-5 settimane",
  },
  "haldapon-a-27": {
    tagline: "Schiuma abbondante a pH leggermente acido",
    description:
      "Una soluzione al 27 % che resta limpida anche al freddo e si usa sotto pH 7, dove non si libera ammoniaca. Gli shampoo di tipo americano gli devono il volume della schiuma. Chi produce shampoo sceglie Haldapon® A 27 per una schiuma abbondante a un costo che lascia spazio agli ingredienti di trattamento.",
    life_cycle_analysis:
      "Dalla culla al cancello 2,4 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2023.",
    formulation_tips:
      "Regolare il pH degli shampoo prima della viscosità e unire Haldapon® A 27 a un anfotero per ridurre l’irritazione.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "5-6 settimane",
  },
  "larkasol-lsa": {
    tagline: "Schiuma in polvere per bombe da bagno e panetti",
    description:
      "Una molecola grande, lenta a penetrare, che schiuma anche in acqua dura e salata. La polvere scorrevole si comprime bene in shampoo solido. Larkasol® LSA si usa dal 2 al 30 % nei prodotti da bagno, per lo più insieme a un cotensioattivo più delicato. La prima schiuma di Larkasol® LSA arriva in fretta, anche in acqua dura, e si avverte subito nei prodotti da bagno.",
    formulation_tips:
      "Sciogliere Larkasol® LSA mescolando lentamente: l’aria incorporata resta per ore e altera la densità dei prodotti da bagno.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "1 settimana",
  },
  "haldapon-sci-85": {
    tagline: "Schiuma da bebè in un panetto",
    description:
      "L’estere grasso dell’acido isetionico al lavaggio ricorda una lozione e gonfia appena la pelle. Le scaglie all’85 % di attivo si fondono con acido stearico in panetti syndet. La prima schiuma di Haldapon® SCI 85 arriva in fretta, anche in acqua dura, e si avverte subito nei saponi solidi. Ogni consegna di Haldapon® SCI 85 è controllata per sostanza attiva e colore, così i saponi solidi restano uguali da lotto a lotto.",
    formulation_tips:
      "Regolare il pH dei saponi solidi prima della viscosità e unire Haldapon® SCI 85 a un anfotero per ridurre l’irritazione.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "2-3 settimane",
  },
  "larkasol-sci-85-powder": {
    tagline: "Schiuma da bebè in un panetto",
    description:
      "L’estere grasso dell’acido isetionico al lavaggio ricorda una lozione e gonfia appena la pelle. Le scaglie all’85 % di attivo si fondono con acido stearico in panetti syndet. Ogni consegna di Larkasol® SCI 85 Powder è controllata per sostanza attiva e colore, così i detergenti viso restano uguali da lotto a lotto. Chi produce detergenti viso sceglie Larkasol® SCI 85 Powder per una schiuma abbondante a un costo che lascia spazio agli ingredienti di trattamento.",
    formulation_tips:
      "Sciogliere Larkasol® SCI 85 Powder mescolando lentamente: l’aria incorporata resta per ore e altera la densità dei detergenti viso.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "1 settimana",
  },
  "haldapon-os-40": {
    tagline: "Detersione robusta senza etossilati",
    description:
      "L’olefinsolfonato conserva la schiuma in acqua molto dura e su tutto l’intervallo di pH. Non contiene ossido di etilene né estere solfato. Chi produce saponi liquidi sceglie Haldapon® OS 40 per una schiuma abbondante a un costo che lascia spazio agli ingredienti di trattamento. Haldapon® OS 40 si usa dal 5 al 25 % nei saponi liquidi, per lo più insieme a un cotensioattivo più delicato.",
    formulation_tips:
      "Regolare il pH dei saponi liquidi prima della viscosità e unire Haldapon® OS 40 a un anfotero per ridurre l’irritazione.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "3-4 settimane",
  },
  "haldapon-su-40": {
    tagline: "Toglie l’aggressività agli eteri solfati",
    description:
      "Il semiestere dell’acido solfosuccinico è tra gli anionici più delicati sulla pelle. Miscelato con un etere solfato riduce l’irritazione più di quanto spieghi la diluizione. Haldapon® SU 40 si usa dal 5 al 20 % negli shampoo, per lo più insieme a un cotensioattivo più delicato. La prima schiuma di Haldapon® SU 40 arriva in fretta, anche in acqua dura, e si avverte subito negli shampoo.",
    formulation_tips:
      "Sciogliere Haldapon® SU 40 mescolando lentamente: l’aria incorporata resta per ore e altera la densità degli shampoo.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions:
      "15-30 °C; se al freddo si sono formati cristalli, riscaldare delicatamente e mescolare",
    standard_lead_time: "4-5 settimane",
  },
  "haldasoft-cg-50": {
    tagline: "Zucchero e cocco, nient’altro",
    description:
      "Un alchilpoliglucoside di glucosio e alcoli grassi C8-C16, fornito al 50 % di attivo e a pH 11,5, così da non richiedere conservanti. Regolare con acido citrico. Nei casi comuni si usa dal 5 al 30 % negli shampoo, calcolato sul prodotto tal quale. La schiuma fine e cremosa di Haldasoft® CG 50 è ciò che i tester ricordano degli shampoo.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Haldasoft® CG 50: addensare gli shampoo con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "haldasoft-dg-53": {
    tagline: "Schiuma vivace da carbonio rinnovabile",
    description:
      "L’alchilpoliglucoside a catena corta è il più rapido a schiumare della famiglia e resta limpido con gli elettroliti. Si presta alla detersione micellare e dei bambini. La schiuma fine e cremosa di Haldasoft® DG 53 è ciò che i tester ricordano dei detergenti viso.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare i detergenti viso con Haldasoft® DG 53 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "haldasoft-lg-12": {
    tagline: "Il glucoside che crea viscosità",
    description:
      "Con la sua catena più lunga questo glucoside addensa i sistemi misti ed emulsiona gli oli da bagno. Riscaldare a 40 °C prima di pompare: la pasta diventa fluida. Haldasoft® LG 12 si risciacqua senza lasciare la pelle che tira, ideale per gel doccia di uso quotidiano.",
    life_cycle_analysis:
      "Dalla culla al cancello 1,8 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2019.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Haldasoft® LG 12: addensare i gel doccia con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "haldasoft-cb-30": {
    tagline: "Addensa, addolcisce ed esalta la schiuma degli anionici",
    description:
      "Una betaina al 30 % da acidi grassi di cocco, povera di ammidoammina libera e di acido monocloroacetico. Aumenta la risposta al sale degli eteri solfati e rende cremosa la schiuma. Insieme a un secondo tensioattivo delicato, Haldasoft® CB 30 consente claim brevi e onesti per gli shampoo.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare gli shampoo con Haldasoft® CB 30 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "meridiol-cb-30-30": {
    tagline: "Addensa, addolcisce ed esalta la schiuma degli anionici",
    description:
      "Una betaina al 30 % da acidi grassi di cocco, povera di ammidoammina libera e di acido monocloroacetico. Aumenta la risposta al sale degli eteri solfati e rende cremosa la schiuma. Nei casi comuni si usa dal 3 al 15 % nei gel doccia, calcolato sul prodotto tal quale. La schiuma fine e cremosa di Meridiol® CB 30 30 è ciò che i tester ricordano dei gel doccia.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Meridiol® CB 30 30: addensare i gel doccia con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "pelican-cocamidopropyl-betaine": {
    tagline: "Addensa, addolcisce ed esalta la schiuma degli anionici",
    description:
      "Una betaina al 30 % da acidi grassi di cocco, povera di ammidoammina libera e di acido monocloroacetico. Aumenta la risposta al sale degli eteri solfati e rende cremosa la schiuma. La schiuma fine e cremosa di Pelican Cocamidopropyl Betaine è ciò che i tester ricordano dei saponi liquidi.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare i saponi liquidi con Pelican Cocamidopropyl Betaine in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "haldasoft-co-31": {
    tagline: "Betaina senza ammidi dalla schiuma vivace",
    description:
      "Un’alchilbetaina prodotta senza ammidoammina, scelta dove le ammine residue potrebbero sensibilizzare. La schiuma è più rapida e asciutta che con il tipo ammidico. Haldasoft® CO 31 si risciacqua senza lasciare la pelle che tira, ideale per detergenti viso di uso quotidiano.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Haldasoft® CO 31: addensare i detergenti viso con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "haldasoft-am-32": {
    tagline: "Niente lacrime, tanta schiuma",
    description:
      "L’anfotero derivato dall’imidazolina rispetta occhi e mucose. È il partner classico degli shampoo per bambini senza lacrime. Insieme a un secondo tensioattivo delicato, Haldasoft® AM 32 consente claim brevi e onesti per i prodotti per bambini.",
    life_cycle_analysis:
      "Dalla culla al cancello 4,8 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2025.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare i prodotti per bambini con Haldasoft® AM 32 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "saefoam-sr-30": {
    tagline: "Un tensioattivo aminoacidico con sostanza",
    description:
      "L’acido laurico sulla sarcosina dà una schiuma densa e scivolosa e una certa affinità per il capello. Su di esso si basano i dentifrici senza laurilsolfato. Nei casi comuni si usa dal 2 al 15 % nei dentifrici, calcolato sul prodotto tal quale. La schiuma fine e cremosa di Saefoam® SR 30 è ciò che i tester ricordano dei dentifrici.",
    life_cycle_analysis:
      "Dalla culla al cancello 5,1 kg di CO2 equivalente per kg, ISO 14067, sito di Daejeon, 2022.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Saefoam® SR 30: addensare i dentifrici con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "saefoam-gl-25": {
    tagline: "Detersione leggermente acida da un amminoacido",
    description:
      "L’acido glutammico da fermentazione è unito ad acidi grassi di cocco. La schiuma è morbida, il pH è quello della pelle e i residui si risciacquano del tutto. La schiuma fine e cremosa di Saefoam® GL 25 è ciò che i tester ricordano dei detergenti viso.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare i detergenti viso con Saefoam® GL 25 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "haldasoft-gl-25": {
    tagline: "Detersione leggermente acida da un amminoacido",
    description:
      "L’acido glutammico da fermentazione è unito ad acidi grassi di cocco. La schiuma è morbida, il pH è quello della pelle e i residui si risciacquano del tutto. Haldasoft® GL 25 si risciacqua senza lasciare la pelle che tira, ideale per prodotti per bambini di uso quotidiano. Insieme a un secondo tensioattivo delicato, Haldasoft® GL 25 consente claim brevi e onesti per i prodotti per bambini.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Haldasoft® GL 25: addensare i prodotti per bambini con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "saefoam-gc-30": {
    tagline: "La freschezza finale delle mousse viso asiatiche",
    description:
      "La glicina rende la schiuma fresca e il risciacquo netto, senza la secchezza del sapone. Lavora al meglio poco sopra la neutralità. Insieme a un secondo tensioattivo delicato, Saefoam® GC 30 consente claim brevi e onesti per i detergenti viso.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare i detergenti viso con Saefoam® GC 30 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "saefoam-ta-30": {
    tagline: "Schiuma senza solfati che resiste a ogni pH",
    description:
      "I taurati non si idrolizzano in basi acide o alcaline e conservano la schiuma in presenza di olio. Un tensioattivo principale delicato per capelli colorati. Nei casi comuni si usa dal 5 al 25 % negli shampoo, calcolato sul prodotto tal quale. La schiuma fine e cremosa di Saefoam® TA 30 è ciò che i tester ricordano degli shampoo.",
    life_cycle_analysis:
      "Dalla culla al cancello 5,4 kg di CO2 equivalente per kg, ISO 14067, sito di Daejeon, 2023.",
    formulation_tips:
      "Il sale fa poco nei sistemi ricchi di Saefoam® TA 30: addensare gli shampoo con un polimero se restano fluidi.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "haldasoft-cc-8": {
    tagline: "Acqua micellare limpida senza PEG",
    description:
      "Il glucoside C8-C10 solubilizza profumo e make-up con poca schiuma. All’acqua micellare basta dall’uno al tre per cento. La schiuma fine e cremosa di Haldasoft® CC 8 è ciò che i tester ricordano delle acque micellari. Haldasoft® CC 8 si risciacqua senza lasciare la pelle che tira, ideale per acque micellari di uso quotidiano.",
    life_cycle_analysis:
      "Dalla culla al cancello 4,1 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2025.",
    formulation_tips:
      "Conservare subito la massa diluita e confermare le acque micellari con Haldasoft® CC 8 in un challenge test; decide il pH.",
    packaging: ["Tanica da 25 kg", "Fusto da 200 kg", "IBC da 1000 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "quelloquat-bt-50": {
    tagline: "Balsamo ricco da una sola pastiglia",
    description:
      "Un quat a 22 atomi di carbonio ricavato dalla colza, diluito in alcol grasso. Emulsiona e condiziona allo stesso tempo. La carica positiva di Quelloquat® BT 50 è attratta dalle parti danneggiate del capello, così i balsami agiscono dove serve. Usato dal 2 all’8 %, Quelloquat® BT 50 riduce lo sforzo di pettinatura sul bagnato e dà scorrevolezza ai balsami.",
    life_cycle_analysis:
      "Dalla culla al cancello 5,6 kg di CO2 equivalente per kg, ISO 14067, sito di Mannheim, 2021.",
    formulation_tips:
      "Verificare la compatibilità di Quelloquat® BT 50 con i tensioattivi anionici prima dello scale-up dei balsami.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "haldaquat-bc-80": {
    tagline: "Scorrevolezza per capelli molto danneggiati",
    description:
      "La lunga catena alchilica aderisce saldamente ai capelli decolorati, dove lo sforzo di pettinatura cala di più. Le scaglie fondono nella fase grassa a 80 °C. Usato dall’1 al 4 %, Haldaquat® BC 80 riduce lo sforzo di pettinatura sul bagnato e dà scorrevolezza ai balsami. I panelisti descrivono i capelli dopo balsami con Haldaquat® BC 80 come lisci e non rivestiti.",
    formulation_tips:
      "Portare i balsami a pH 4-4,5 dopo il raffreddamento per la migliore deposizione di Haldaquat® BC 80.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "haldaquat-ct-29": {
    tagline: "Quat liquido per balsami leggeri",
    description:
      "Una soluzione al 29 % lavorabile a freddo per spray districanti e balsami leggeri. Il diritto UE ne limita l’uso secondo il tipo di prodotto; si vedano gli allegati III e V. I panelisti descrivono i capelli dopo balsami con Haldaquat® CT 29 come lisci e non rivestiti.",
    formulation_tips:
      "Verificare la compatibilità di Haldaquat® CT 29 con i tensioattivi anionici prima dello scale-up dei balsami.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "quelloquat-p-7": {
    tagline: "Condizionamento limpido nei sistemi tensioattivi",
    description:
      "Un copolimero di cloruro di diallildimetilammonio e acrilammide, monomero residuo sotto 5 ppm. Diluito forma coacervati che si depositano su pelle e capelli. La carica positiva di Quelloquat® P 7 è attratta dalle parti danneggiate del capello, così gli shampoo agiscono dove serve.",
    formulation_tips:
      "Portare gli shampoo a pH 4-4,5 dopo il raffreddamento per la migliore deposizione di Quelloquat® P 7.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "quelloquat-p-10": {
    tagline: "Cellulosa che condiziona",
    description:
      "Un’idrossietilcellulosa quaternizzata che si deposita in modo uniforme e si lava via di nuovo. Disperdere in acqua a pH 8, poi acidificare perché si gonfi. Usato dallo 0,1 all’1 %, Quelloquat® P 10 riduce lo sforzo di pettinatura sul bagnato e dà scorrevolezza agli shampoo.",
    life_cycle_analysis:
      "Dalla culla al cancello 0,7 kg di CO2 equivalente per kg, ISO 14067, sito di Mannheim, 2022.",
    formulation_tips:
      "Verificare la compatibilità di Quelloquat® P 10 con i tensioattivi anionici prima dello scale-up degli shampoo.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "quelloquat-p-22": {
    tagline: "Funziona da pH 3 a pH 10",
    description:
      "Un copolimero anfolita di cloruro di diallildimetilammonio e acido acrilico per stiranti, tinte e decoloranti, dove i cationici semplici non bastano. I panelisti descrivono i capelli dopo shampoo con Quelloquat® P 22 come lisci e non rivestiti. La carica positiva di Quelloquat® P 22 è attratta dalle parti danneggiate del capello, così gli shampoo agiscono dove serve.",
    formulation_tips:
      "Portare gli shampoo a pH 4-4,5 dopo il raffreddamento per la migliore deposizione di Quelloquat® P 22.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "quelloquat-gq-14": {
    tagline: "La cura del guar per i capelli bagnati",
    description:
      "Il guar cationico porta siliconi e attivi antiforfora sul cuoio capelluto. Un decimo di punto percentuale si avverte già alla prima pettinata sul bagnato. La carica positiva di Quelloquat® GQ 14 è attratta dalle parti danneggiate del capello, così gli shampoo agiscono dove serve.",
    formulation_tips:
      "Verificare la compatibilità di Quelloquat® GQ 14 con i tensioattivi anionici prima dello scale-up degli shampoo.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "suryalata-gq-14": {
    tagline: "La cura del guar per i capelli bagnati",
    description:
      "Il guar cationico porta siliconi e attivi antiforfora sul cuoio capelluto. Un decimo di punto percentuale si avverte già alla prima pettinata sul bagnato. Usato dallo 0,1 al 0,5 %, Suryalata® GQ 14 riduce lo sforzo di pettinatura sul bagnato e dà scorrevolezza ai gel doccia.",
    formulation_tips:
      "Portare i gel doccia a pH 4-4,5 dopo il raffreddamento per la migliore deposizione di Suryalata® GQ 14.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "oleaquat-ad-18": {
    tagline: "L’alternativa biodegradabile ai quat",
    description:
      "Un’ammidoammina che diventa cationica quando l’acido citrico o lattico la neutralizza nel batch. L’effetto condizionante si avvicina a quello del cetrimonio cloruro. I panelisti descrivono i capelli dopo balsami con Oleaquat® AD 18 come lisci e non rivestiti. La carica positiva di Oleaquat® AD 18 è attratta dalle parti danneggiate del capello, così i balsami agiscono dove serve.",
    formulation_tips:
      "Verificare la compatibilità di Oleaquat® AD 18 con i tensioattivi anionici prima dello scale-up dei balsami.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "haldaquat-ad-18": {
    tagline: "L’alternativa biodegradabile ai quat",
    description:
      "Un’ammidoammina che diventa cationica quando l’acido citrico o lattico la neutralizza nel batch. L’effetto condizionante si avvicina a quello del cetrimonio cloruro. La carica positiva di Haldaquat® AD 18 è attratta dalle parti danneggiate del capello, così le maschere per capelli agiscono dove serve. Usato dallo 0,8 al 3 %, Haldaquat® AD 18 riduce lo sforzo di pettinatura sul bagnato e dà scorrevolezza alle maschere per capelli.",
    life_cycle_analysis:
      "Dalla culla al cancello 0,6 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2021.",
    formulation_tips:
      "Portare le maschere per capelli a pH 4-4,5 dopo il raffreddamento per la migliore deposizione di Haldaquat® AD 18.",
    packaging: ["Cartone da 20 kg", "Fusto da 180 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "haldamul-gs-165": {
    tagline: "Il classico delle creme stabili agli acidi",
    description:
      "Una coppia autoemulsionante che tiene a pH 3,5 e porta quindi acidi della frutta e acido salicilico. Le texture risultano bianche e lucide. Dal 2 al 6 % di Haldamul® GS 165 basta per creme viso stabili senza un secondo emulsionante principale.",
    formulation_tips:
      "Riscaldare entrambe le fasi a 75 °C, omogeneizzare due minuti ad alta velocità, poi mescolare lentamente le creme viso con Haldamul® GS 165 fin sotto i 40 °C.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "4-5 settimane",
  },
  "haldamul-co-68": {
    tagline: "Cristalli liquidi dallo zucchero",
    description:
      "Un glucoside in alcol grasso che si ordina in cristalli liquidi simili a quelli dei lipidi cutanei. Le emulsioni cedono lentamente la loro umidità. Le emulsioni con Haldamul® CO 68 sono bianche, fini e piacevoli da stendere, come devono essere le creme viso. Haldamul® CO 68 è stato provato con oli di bassa e alta polarità; sono disponibili formule di partenza collaudate per creme viso.",
    formulation_tips:
      "Abbinare Haldamul® CO 68 a un fattore di consistenza per creme viso dense, o ometterlo se devono scorrere.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "2-3 settimane",
  },
  "sarvento-ol-10": {
    tagline: "Lipidi d’oliva che imitano la pelle",
    description:
      "Esteri degli acidi grassi dell’olio d’oliva che formano un film lamellare vicino all’ordine dello strato corneo. Accetta oli di ogni polarità. Sarvento® OL 10 è stato provato con oli di bassa e alta polarità; sono disponibili formule di partenza collaudate per creme viso. Chi formula creme viso senza etossilati o con pochi di essi trova i dati di Sarvento® OL 10 nella scheda tecnica.",
    formulation_tips:
      "Riscaldare entrambe le fasi a 75 °C, omogeneizzare due minuti ad alta velocità, poi mescolare lentamente le creme viso con Sarvento® OL 10 fin sotto i 40 °C.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "1 settimana",
  },
  "oleamul-pg-3": {
    tagline: "Senza PEG e delicato anche per i bambini",
    description:
      "Tre unità di glicerina vegetale portano due acidi stearici. L’emulsionante è adatto a lozioni leggere e bianche e accetta acidi attivi. Chi formula creme viso senza etossilati o con pochi di essi trova i dati di Oleamul® PG 3 nella scheda tecnica. Dal 2 al 5 % di Oleamul® PG 3 basta per creme viso stabili senza un secondo emulsionante principale.",
    formulation_tips:
      "Abbinare Oleamul® PG 3 a un fattore di consistenza per creme viso dense, o ometterlo se devono scorrere.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "3-4 settimane",
  },
  "oleamul-pi-4": {
    tagline: "Acqua in olio dal tocco fresco",
    description:
      "Un emulsionante liquido per lozioni acqua in olio e make-up, lavorabile anche a freddo. Bagna i pigmenti e li tiene separati. Dall’1 al 5 % di Oleamul® PI 4 basta per fondotinta stabili senza un secondo emulsionante principale. Le emulsioni con Oleamul® PI 4 sono bianche, fini e piacevoli da stendere, come devono essere i fondotinta.",
    formulation_tips:
      "Riscaldare entrambe le fasi a 75 °C, omogeneizzare due minuti ad alta velocità, poi mescolare lentamente i fondotinta con Oleamul® PI 4 fin sotto i 40 °C.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "5-6 settimane",
  },
  "morisui-le-90": {
    tagline: "Emulsionante fosfolipidico per creme barriera",
    description:
      "Fosfatidilcolina idrogenata di soia che forma liposomi e strutture dermo-membranose. Non resta alcun film emulsionante che asporti i lipidi. Le emulsioni con Morisui® LE 90 sono bianche, fini e piacevoli da stendere, come devono essere le creme viso.",
    formulation_tips:
      "Abbinare Morisui® LE 90 a un fattore di consistenza per creme viso dense, o ometterlo se devono scorrere.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "5-6 settimane",
  },
  "sarvento-le-90": {
    tagline: "Emulsionante fosfolipidico per creme barriera",
    description:
      "Fosfatidilcolina idrogenata di soia che forma liposomi e strutture dermo-membranose. Non resta alcun film emulsionante che asporti i lipidi. Sarvento® LE 90 è stato provato con oli di bassa e alta polarità; sono disponibili formule di partenza collaudate per sieri. Chi formula sieri senza etossilati o con pochi di essi trova i dati di Sarvento® LE 90 nella scheda tecnica.",
    formulation_tips:
      "Riscaldare entrambe le fasi a 75 °C, omogeneizzare due minuti ad alta velocità, poi mescolare lentamente i sieri con Sarvento® LE 90 fin sotto i 40 °C.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "5-6 settimane",
  },
  "oleamul-ci-2": {
    tagline: "Estere citrico per lozioni naturali fluide",
    description:
      "L’estere citrico del gliceril stearato emulsiona da anionico e richiede poco alcol grasso. Diventano possibili latti nebulizzabili. Chi formula lozioni corpo senza etossilati o con pochi di essi trova i dati di Oleamul® CI 2 nella scheda tecnica.",
    life_cycle_analysis:
      "Dalla culla al cancello 3,5 kg di CO2 equivalente per kg, ISO 14067, sito di Pasir Gudang, 2019.",
    formulation_tips:
      "Abbinare Oleamul® CI 2 a un fattore di consistenza per lozioni corpo dense, o ometterlo se devono scorrere.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "1 settimana",
    awards: ["The Emulsion Review, ingrediente dell’anno 2019: argento"],
  },
  "minatoya-sucrose-stearate": {
    tagline: "Un estere dello zucchero dal tocco evanescente",
    description:
      "Un’unità di saccarosio con prevalentemente una catena di acido stearico. Le sue emulsioni si rompono subito sulla pelle e non lasciano quasi nulla al tatto. Dall’1 al 4 % di Minatoya Sucrose Stearate basta per creme viso stabili senza un secondo emulsionante principale. Le emulsioni con Minatoya Sucrose Stearate sono bianche, fini e piacevoli da stendere, come devono essere le creme viso.",
    formulation_tips:
      "Riscaldare entrambe le fasi a 75 °C, omogeneizzare due minuti ad alta velocità, poi mescolare lentamente le creme viso con Minatoya Sucrose Stearate fin sotto i 40 °C.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "4-5 settimane",
  },
  "haldamul-ps-20": {
    tagline: "Fa sparire il profumo nell’acqua",
    description:
      "Il sorbitan laurato con 20 unità di ossido di etilene solubilizza gli oli essenziali con quattro-dieci parti. È quasi privo di schiuma. Da quattro a otto parti di Haldamul® PS 20 portano una parte di profumo nei tonici limpidi.",
    formulation_tips:
      "Premiscelare profumo e Haldamul® PS 20, riscaldare a 30 °C, poi aggiungere lentamente l’acqua dei tonici.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "2-3 settimane",
  },
  "pelican-polysorbate-20": {
    tagline: "Fa sparire il profumo nell’acqua",
    description:
      "Il sorbitan laurato con 20 unità di ossido di etilene solubilizza gli oli essenziali con quattro-dieci parti. È quasi privo di schiuma. Pelican Polysorbate 20 schiuma poco e ha gusto delicato; dallo 0,5 al 10 % copre quasi ogni esigenza delle acque micellari.",
    life_cycle_analysis:
      "Dalla culla al cancello 4,9 kg di CO2 equivalente per kg, ISO 14067, sito di Cape Town, 2022.",
    formulation_tips:
      "Se le acque micellari si intorbidano al freddo, aumentare Pelican Polysorbate 20 di mezzo punto percentuale o ridurre il profumo.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "1 settimana",
  },
  "haldamul-hc-40": {
    tagline: "Solubilizzante dal gusto delicato",
    description:
      "Quaranta unità di ossido di etilene su olio di ricino idrogenato portano profumo e aroma in acqua limpida. Riscaldare a 35 °C per travasare. Da quattro a otto parti di Haldamul® HC 40 portano una parte di profumo nei tonici limpidi. Haldamul® HC 40 schiuma poco e ha gusto delicato; dallo 0,5 al 5 % copre quasi ogni esigenza dei tonici.",
    formulation_tips:
      "Premiscelare profumo e Haldamul® HC 40, riscaldare a 30 °C, poi aggiungere lentamente l’acqua dei tonici.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "1 settimana",
  },
  "oleamul-gm-40": {
    tagline: "Consistenza e stabilità in un pellet",
    description:
      "Mono- e digliceridi dell’acido palmitico e stearico che stabilizzano le emulsioni come partner lipofilo. I pellet fondono a 58 °C. Oleamul® GM 40 completa un emulsionante di polarità opposta; dall’1 al 5 % è comune nelle creme viso. Da solo non regge a lungo un’emulsione, in coppia rende le creme viso resistenti al caldo e al freddo.",
    formulation_tips:
      "Calcolare l’HLB della coppia dagli oli delle creme viso, poi variare la quota di Oleamul® GM 40 di un decimo in più e in meno.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "3-4 settimane",
  },
  "haldamul-st-2": {
    tagline: "La metà lipofila di una coppia robusta",
    description:
      "Alcol stearilico con due unità di ossido di etilene; insieme a Steareth-21 emulsiona su tutto l’intervallo di pH, anche accanto a sali di alluminio. Da solo non regge a lungo un’emulsione, in coppia rende le lozioni corpo resistenti al caldo e al freddo.",
    formulation_tips:
      "Fondere Haldamul® ST 2 del tutto prima di emulsionare; i granuli non fusi si ritrovano nelle lozioni corpo.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "3-4 settimane",
  },
  "haldamul-st-21": {
    tagline: "Tiene insieme emulsioni antitraspiranti e autoabbronzanti",
    description:
      "L’etere stearilico idrofilo con 21 unità, indifferente a sali e acidi. I roll-on restano fluidi e stabili. Il rapporto tra Haldamul® ST 21 e il suo partner decide se le lozioni corpo risultano ricche o leggere. Haldamul® ST 21 completa un emulsionante di polarità opposta; dall’1 al 4 % è comune nelle lozioni corpo.",
    formulation_tips:
      "Calcolare l’HLB della coppia dagli oli delle lozioni corpo, poi variare la quota di Haldamul® ST 21 di un decimo in più e in meno.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "2-3 settimane",
  },
  "haldamul-ps-60": {
    tagline: "Partner idrofilo degli esteri di sorbitano",
    description:
      "Lo stearato della serie dei polisorbati, usato con il sorbitan stearato fin dalle prime creme evanescenti. Haldamul® PS 60 completa un emulsionante di polarità opposta; dall’1 al 5 % è comune nelle creme viso.",
    life_cycle_analysis:
      "Dalla culla al cancello 0,7 kg di CO2 equivalente per kg, ISO 14067, sito di Krefeld, 2021.",
    formulation_tips:
      "Fondere Haldamul® PS 60 del tutto prima di emulsionare; i granuli non fusi si ritrovano nelle creme viso.",
    packaging: ["Sacco da 25 kg", "Fusto da 175 kg"],
    storage_conditions: "All’asciutto, sotto i 25 °C, nell’imballo originale chiuso",
    standard_lead_time: "4-5 settimane",
  },
  "oleandrol-mct-60": {
    tagline: "L’olio neutro che non irrancidisce mai",
    description:
      "Acidi grassi frazionati di cocco e palmisto su glicerina: incolori, insapori e stabili all’ossidazione. Un emolliente di media scorrevolezza per ogni pelle. Oleandrol® MCT 60 dà carattere alla fase oleosa delle creme viso, di solito dal 3 al 40 %. Miscelato con un olio più pesante, Oleandrol® MCT 60 dà alle creme viso una cascata di scorrevolezza dal primo tocco alla sensazione finale.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Oleandrol® MCT 60 cambia la viscosità delle creme viso, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
    awards: ["The Emulsion Review, ingrediente dell’anno 2022: bronzo"],
  },
  "tamarack-caprylic-capric-triglyceride": {
    tagline: "L’olio neutro che non irrancidisce mai",
    description:
      "Acidi grassi frazionati di cocco e palmisto su glicerina: incolori, insapori e stabili all’ossidazione. Un emolliente di media scorrevolezza per ogni pelle. Miscelato con un olio più pesante, Tamarack Caprylic/Capric Triglyceride dà alle lozioni corpo una cascata di scorrevolezza dal primo tocco alla sensazione finale.",
    formulation_tips:
      "Aggiungere Tamarack Caprylic/Capric Triglyceride alla fase oleosa; nelle lozioni corpo a freddo premiscelarlo con l’emulsionante liquido.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "5-6 settimane",
  },
  "iberalta-caprylic-capric-triglyceride": {
    tagline: "L’olio neutro che non irrancidisce mai",
    description:
      "Acidi grassi frazionati di cocco e palmisto su glicerina: incolori, insapori e stabili all’ossidazione. Un emolliente di media scorrevolezza per ogni pelle. Con poco odore e colore, Iberalta Caprylic/Capric Triglyceride resta sullo sfondo nei prodotti solari, con o senza profumo. Valore di stesura, polarità e viscosità di Iberalta Caprylic/Capric Triglyceride sono nella scheda tecnica, così i prodotti solari si progettano invece di andare a tentativi.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Iberalta Caprylic/Capric Triglyceride cambia la viscosità dei prodotti solari, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
    awards: ["The Emulsion Review, ingrediente dell’anno 2021: argento"],
  },
  "oleandrol-pm-98": {
    tagline: "Asciutto, rapido e collaudato",
    description:
      "Un estere poco viscoso che si stende molto in fretta e porta con sé altri oli. Toglie l’untuosità agli oli da bagno. Valore di stesura, polarità e viscosità di Oleandrol® PM 98 sono nella scheda tecnica, così le lozioni corpo si progettano invece di andare a tentativi.",
    formulation_tips:
      "Aggiungere Oleandrol® PM 98 alla fase oleosa; nelle lozioni corpo a freddo premiscelarlo con l’emulsionante liquido.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "oleandrol-pp-98": {
    tagline: "Un po’ più ricco del miristato",
    description:
      "L’estere dell’acido palmitico si stende in fretta ma resta un po’ più a lungo sulla pelle. Dà alle lozioni un finish morbido a basso costo. Oleandrol® PP 98 dà carattere alla fase oleosa delle lozioni corpo, di solito dal 2 al 20 %.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Oleandrol® PP 98 cambia la viscosità delle lozioni corpo, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "heliosolv-ab-15": {
    tagline: "Scioglie ciò di cui sono fatti i solari",
    description:
      "Un estere polare e asciutto che mantiene in soluzione i filtri UV cristallini e disperde il biossido di titanio. Miscelato con un olio più pesante, Heliosolv® AB 15 dà ai prodotti solari una cascata di scorrevolezza dal primo tocco alla sensazione finale. Con poco odore e colore, Heliosolv® AB 15 resta sullo sfondo nei prodotti solari, con o senza profumo.",
    formulation_tips:
      "Aggiungere Heliosolv® AB 15 alla fase oleosa; nei prodotti solari a freddo premiscelarlo con l’emulsionante liquido.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "1 settimana",
  },
  "oleandrol-cc-18": {
    tagline: "Una risposta vegetale al silicone volatile",
    description:
      "Alcol di cocco unito ad acidi C8-C10: asciutto, vellutato e rapido. Spesso sostituisce il ciclopentasilossano. Con poco odore e colore, Oleandrol® CC 18 resta sullo sfondo nelle creme viso, con o senza profumo. Valore di stesura, polarità e viscosità di Oleandrol® CC 18 sono nella scheda tecnica, così le creme viso si progettano invece di andare a tentativi.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Oleandrol® CC 18 cambia la viscosità delle creme viso, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "haldaderm-oe-8": {
    tagline: "Asciutto come un silicone, da alcol vegetale",
    description:
      "L’etere simmetrico dell’ottanolo si stende subito e lascia un velo leggero. È stabile all’idrolisi da pH 2 a 12. Valore di stesura, polarità e viscosità di Haldaderm® OE 8 sono nella scheda tecnica, così le creme viso si progettano invece di andare a tentativi. Haldaderm® OE 8 dà carattere alla fase oleosa delle creme viso, di solito dal 2 al 15 %.",
    formulation_tips:
      "Aggiungere Haldaderm® OE 8 alla fase oleosa; nelle creme viso a freddo premiscelarlo con l’emulsionante liquido.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "4-5 settimane",
  },
  "haldaderm-ca-8": {
    tagline: "Stesura asciutta che ama i filtri UV",
    description:
      "Un carbonato di ottanolo di viscosità molto bassa, buon potere solvente e tocco asciutto come cipria. Haldaderm® CA 8 dà carattere alla fase oleosa dei prodotti solari, di solito dal 2 al 20 %.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Haldaderm® CA 8 cambia la viscosità dei prodotti solari, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
  "tervasol-id-12": {
    tagline: "Svanisce e lascia il film",
    description:
      "Un idrocarburo ramificato e volatile per make-up no transfer. Evapora in pochi minuti e scioglie le resine siliconiche. Miscelato con un olio più pesante, Tervasol® ID 12 dà ai mascara una cascata di scorrevolezza dal primo tocco alla sensazione finale.",
    formulation_tips:
      "Aggiungere Tervasol® ID 12 alla fase oleosa; nei mascara a freddo premiscelarlo con l’emulsionante liquido.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "3-4 settimane",
  },
  "sarvento-sq-100-olive": {
    tagline: "Un lipide identico a quelli della pelle, ora vegetale",
    description:
      "Squalene completamente idrogenato, stabile per anni. Si assorbe senza lucidità e ammorbidisce la pelle secca e matura. Con poco odore e colore, Sarvento® SQ 100 Olive resta sullo sfondo nei sieri, con o senza profumo.",
    formulation_tips:
      "Sostituire gli oli peso per peso solo sulla carta: Sarvento® SQ 100 Olive cambia la viscosità dei sieri, quindi correggere l’addensante.",
    packaging: ["Tanica da 25 kg", "Fusto da 180 kg", "IBC da 900 kg"],
    storage_conditions: "5-30 °C, al riparo da gelo e luce solare",
    standard_lead_time: "2-3 settimane",
  },
};
