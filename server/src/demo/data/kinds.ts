/** What goods of one class have in common; {slots} are filled from the product (see generate/). */
export interface Kind {
  noun: string;
  terms: string;
  storage: string;
  /** Months. */
  shelf_life: number;
  packaging: readonly string[];
  minimum_order: readonly [number, "kg" | "l" | "g"];
  ph?: readonly [number, number];
  viscosity?: readonly [number, number];
  /** What a certificate of analysis of the class reports: parameter, method. */
  tests: readonly (readonly [string, string])[];
  sentences: readonly string[];
  tips: readonly string[];
}

const dry = "Dry, below 25 °C, in the closed original container";
const cool = "Cool and dark, 2-8 °C after opening";
const ambient = "5-30 °C, protected from frost and sunlight";
const drums = ["25 kg jerrycan", "200 kg drum", "1000 kg IBC"];
const sacks = ["25 kg paper bag with liner", "500 kg big bag"];
const small = ["1 kg aluminium bottle", "5 kg jerrycan"];
const liquidTests = [
  ["Appearance", "Visual"],
  ["pH, 10 % in water", "Potentiometric"],
  ["Active matter", "Titration"],
  ["Viscosity, 25 °C", "Rotational viscometer"],
] as const;
const powderTests = [
  ["Appearance", "Visual"],
  ["Assay", "HPLC"],
  ["Loss on drying", "105 °C, 2 h"],
  ["Heavy metals", "ICP-MS"],
] as const;
const lipidTests = [
  ["Acid value", "Titration"],
  ["Peroxide value", "Titration"],
  ["Iodine value", "Wijs"],
  ["Colour", "Gardner"],
] as const;

export const kinds = {
  anionic: {
    noun: "anionic surfactant",
    terms: "Cleansing agent, Foaming agent, Rich foam, Anionic, Water soluble, Biodegradable",
    storage: "15-30 °C; warm gently and stir when crystals have formed in the cold",
    shelf_life: 24,
    packaging: drums,
    minimum_order: [200, "kg"],
    ph: [5, 9],
    viscosity: [50, 12000],
    tests: liquidTests,
    sentences: [
      "In {app} it is the primary surfactant at {use} and thickens with salt or with a small share of betaine.",
      "{name} gives a quick flash foam in hard water, which {app} needs in the first seconds of use.",
      "Formulators combine {name} with an amphoteric co-surfactant about three to one to bring down the irritation potential of {app}.",
    ],
    tips: [
      "Dilute with cold water under slow stirring; adding water to {name} too fast makes a stiff gel phase.",
      "Adjust the pH of {app} before the salt: the salt curve of {name} moves with the pH.",
    ],
  },
  mild: {
    noun: "mild surfactant",
    terms: "Cleansing agent, Foaming agent, Mild cleansing, Sulfate-free, Biodegradable, Vegan",
    storage: ambient,
    shelf_life: 24,
    packaging: drums,
    minimum_order: [120, "kg"],
    ph: [4.5, 8],
    viscosity: [20, 6000],
    tests: liquidTests,
    sentences: [
      "At {use} {name} carries sulfate-free {app} on its own or supports a main surfactant.",
      "The creamy, small-bubbled foam of {name} is what testers remember of {app}.",
      "{name} rinses without the tight feeling that harsher systems leave, so it suits {app} for daily use.",
    ],
    tips: [
      "Salt does little for the viscosity here: thicken {app} with a polymer or a glyceryl ester instead.",
      "Preserve the diluted bulk at once and check {app} with {name} in a challenge test; the pH decides.",
    ],
  },
  cationic: {
    noun: "conditioning agent",
    terms: "Hair conditioning, Easy combing, Frizz control, Cationic",
    storage: ambient,
    shelf_life: 24,
    packaging: ["20 kg carton", "180 kg drum"],
    minimum_order: [100, "kg"],
    ph: [3.5, 6.5],
    tests: liquidTests,
    sentences: [
      "It is drawn to the negatively charged, damaged parts of the hair, so {app} conditions where it matters.",
      "Used at {use}, {name} lowers the wet combing force in {app} noticeably and leaves no build-up after repeated washing.",
      "Panellists describe hair treated with {app} based on {name} as smooth rather than coated.",
    ],
    tips: [
      "Keep anionic surfactants out of the same phase as {name}, or let a clear salt-tolerant polymer do the work in {app}.",
      "Acidify {app} to pH 4-4.5 after cooling for the best deposition of {name}.",
    ],
  },
  emulsifier: {
    noun: "emulsifier",
    terms: "Emulsifier, Soft skin feel, Vegan",
    storage: dry,
    shelf_life: 24,
    packaging: ["25 kg bag", "175 kg drum"],
    minimum_order: [50, "kg"],
    ph: [4, 8],
    tests: [
      ["Appearance", "Visual"],
      ["Acid value", "Titration"],
      ["Saponification value", "Titration"],
      ["Water content", "Karl Fischer"],
    ],
    sentences: [
      "With {use} of {name} {app} holds 5 to 25 % of oil phase without a further emulsifier.",
      "{name} builds lamellar structures around the droplets, which {app} shows as a rich yet light texture.",
      "It tolerates electrolytes and alcohol better than soaps do, which helps when {app} carries demanding actives.",
    ],
    tips: [
      "Heat both phases to 75 °C, homogenise {app} for two minutes at high speed, then stir slowly until below 40 °C.",
      "Pair {name} with 1-2 % cetearyl alcohol for a cream, or leave that out for a sprayable {app}.",
    ],
  },
  ester: {
    noun: "emollient",
    terms: "Emollient, Skin conditioning, Soft skin feel, Oil soluble, Ester",
    storage: ambient,
    shelf_life: 24,
    packaging: ["25 kg jerrycan", "180 kg drum", "900 kg IBC"],
    minimum_order: [180, "kg"],
    tests: lipidTests,
    sentences: [
      "{name} spreads evenly and is used at {use} to set the character of the oil phase in {app}.",
      "In {app} it dissolves crystalline UV filters and takes the tack off film formers.",
      "Blended with a heavier oil, {name} gives {app} a cascade of spreading from first touch to after-feel.",
    ],
    tips: [
      "Compare skin feel at equal viscosity: {name} replaced weight by weight makes {app} thinner than a vegetable oil does.",
      "Add {name} to the oil phase; for cold process {app} it can be premixed with the liquid emulsifier.",
    ],
  },
  oil: {
    noun: "vegetable oil",
    terms:
      "Emollient, Skin conditioning, Moisturising, Oil soluble, Lipid, BOTANICAL, Vegan, Bio-based, GMO-free",
    storage: "Below 25 °C, under nitrogen, protected from light",
    shelf_life: 18,
    packaging: ["5 kg canister", "25 kg canister", "190 kg drum"],
    minimum_order: [25, "kg"],
    tests: lipidTests,
    sentences: [
      "The {region} harvest is pressed within days, and each lot of {name} comes with its fatty acid profile.",
      "At {use} it lends {app} a story that stands on the label as one short plant name.",
      "{name} is filtered and blanketed with nitrogen, so its peroxide value stays low enough for {app} with a long shelf life.",
    ],
    tips: [
      "Protect {app} with 0.1 % mixed tocopherols; add {name} below 60 °C to spare its minor components.",
      "{name} works in soap as well as in {app}; ask for the saponification value of the lot before calculating lye.",
    ],
  },
  butter: {
    noun: "butter",
    terms:
      "Emollient, Skin conditioning, Moisturising, Long-lasting moisture, Oil soluble, Lipid, Low melting, BOTANICAL, Vegan, Bio-based",
    storage: "15-25 °C, protected from light; melts on warm days without harm",
    shelf_life: 24,
    packaging: ["5 kg pail", "25 kg carton", "185 kg drum"],
    minimum_order: [25, "kg"],
    tests: lipidTests,
    sentences: [
      "{name} melts on the skin and gives {app} body at {use}.",
      "Filtered and deodorised, it disappears in the perfume of {app} yet keeps its unsaponifiables.",
      "Women's cooperatives and family presses in {region} supply the raw kernels for {name}, with prices agreed before the season.",
    ],
    tips: [
      "Cool {app} quickly through 30 °C or temper it: slow cooling lets {name} grow grains.",
      "Melt {name} fully at 70 °C to erase the crystal memory before it goes into {app}.",
    ],
  },
  wax: {
    noun: "wax",
    terms: "Thickener, Film former, Emulsion stabiliser, Oil soluble, Lipid",
    storage: dry,
    shelf_life: 36,
    packaging: ["20 kg carton", "25 kg bag"],
    minimum_order: [50, "kg"],
    tests: [
      ["Drop point", "Mettler"],
      ["Acid value", "Titration"],
      ["Saponification value", "Titration"],
      ["Colour", "Gardner"],
    ],
    sentences: [
      "At {use} {name} builds the network of oils that keeps {app} firm in a warm pocket.",
      "Its narrow melting range makes the filling temperature of {app} easy to hold.",
      "{name} raises payoff and gloss of {app} without making it brittle.",
    ],
    tips: [
      "Melt {name} at 10 °C above its drop point and pour {app} just before it clouds.",
      "Mix a hard and a soft wax: {name} alone makes {app} crack at the first cold transport.",
    ],
  },
  humectant: {
    noun: "humectant",
    terms: "Humectant, Skin conditioning, Moisturising, Water soluble",
    storage: ambient,
    shelf_life: 24,
    packaging: drums,
    minimum_order: [100, "kg"],
    ph: [4, 9],
    tests: [
      ["Appearance", "Visual"],
      ["Assay", "GC"],
      ["Water content", "Karl Fischer"],
      ["Colour", "APHA"],
    ],
    sentences: [
      "{name} binds water in the upper layers of the skin; {app} profits from {use}.",
      "It also keeps {app} from drying out at the nozzle and lowers its freezing point.",
      "A corneometer study with {app} at the upper end of {use} showed higher hydration than the vehicle for eight hours.",
    ],
    tips: [
      "Count {name} with all polyols: above roughly 8 % in total {app} turns sticky unless a light ester or silica balances it.",
      "{name} dissolves xanthan and carbomer powders free of lumps when they are slurried in it before the water of {app}.",
    ],
  },
  thickener: {
    noun: "rheology modifier",
    terms: "Thickener, Rheology modifier, Suspending agent, Emulsion stabiliser, Polymeric",
    storage: dry,
    shelf_life: 24,
    packaging: ["10 kg carton", "25 kg bag"],
    minimum_order: [25, "kg"],
    ph: [4, 9],
    tests: [
      ["Viscosity, 1 % in water", "Rotational viscometer"],
      ["Loss on drying", "105 °C, 2 h"],
      ["Particle size", "Sieve analysis"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "Between {use} is enough to give {app} the yield value that keeps droplets and pearls where they were put.",
      "Gels of {name} are short in texture and break clean, so {app} does not string from the pump.",
      "{name} stabilises {app} across freeze and thaw cycles and leaves room for a light oil phase.",
    ],
    tips: [
      "Sprinkle {name} into the vortex or wet it with glycerin first; hydrate for 30 minutes before the next step of {app}.",
      "Avoid high shear once {name} has swollen: {app} would lose viscosity that does not come back.",
    ],
  },
  film: {
    noun: "film former",
    terms: "Film former, Hair fixative, Polymeric, Film forming",
    storage: ambient,
    shelf_life: 24,
    packaging: ["25 kg jerrycan", "120 kg drum"],
    minimum_order: [50, "kg"],
    ph: [4.5, 8],
    tests: liquidTests,
    sentences: [
      "{name} leaves a clear, flexible film, which {app} needs at {use}.",
      "High humidity curl retention tests rank {app} with {name} among the firm yet brushable products.",
      "It washes out with an ordinary shampoo and does not flake, so {app} can be layered during the day.",
    ],
    tips: [
      "Neutralise {name} before adding alcohol to {app}; partial neutralisation leaves the film brittle.",
      "Plasticise {app} with a little glycerin or a dimethicone copolyol when {name} feels stiff.",
    ],
  },
  silicone: {
    noun: "silicone fluid",
    terms: "Emollient, Sensory modifier, Soft skin feel, Non-greasy feel, SYNTHETIC",
    storage: ambient,
    shelf_life: 36,
    packaging: ["20 kg pail", "190 kg drum"],
    minimum_order: [20, "kg"],
    tests: [
      ["Viscosity, 25 °C", "Capillary"],
      ["Refractive index", "Refractometer"],
      ["Residual cyclics", "GC"],
    ],
    sentences: [
      "A share of {use} is felt at once: {app} slides, dries down powdery and no longer soaps.",
      "{name} keeps residual D4, D5 and D6 below 0.1 % each, which rinse-off and leave-on {app} require in the EU.",
      "In {app} it lowers surface tension and helps pigments spread without streaks.",
    ],
    tips: [
      "Add {name} below 45 °C and homogenise {app} briefly.",
      "{name} is not soluble in most plant oils; bridge with isododecane or a light ester before it enters {app}.",
    ],
  },
  active: {
    noun: "active ingredient",
    terms: "Active ingredient, Skin conditioning, Paraben-free, Fragrance-free",
    storage: "Dry and dark, below 25 °C",
    shelf_life: 24,
    packaging: ["1 kg bag in carton", "5 kg drum", "25 kg drum"],
    minimum_order: [5, "kg"],
    ph: [4.5, 7],
    tests: powderTests,
    sentences: [
      "{app} with {use} of {name} showed a visible difference after 28 days in a home-use panel.",
      "The dossier of {name} holds in-vitro data, a placebo-controlled instrumental study and the safety file that {app} needs.",
      "Purity of {name} is checked lot by lot by HPLC, which matters for colour and odour of {app}.",
      "{name} gives developers of {app} a well-known label name with a dose that is affordable at {use}.",
    ],
    tips: [
      "Dissolve {name} in the water phase of {app} below 40 °C and set the pH last.",
      "Check the colour of {app} after four weeks at 45 °C; a chelating agent helps {name} against traces of iron.",
    ],
  },
  peptide: {
    noun: "peptide",
    terms:
      "Active ingredient, Skin conditioning, Anti-ageing, SYNTHETIC, Water soluble, Vegan, Healthy ageing, Serum, Eye care, Face cream",
    storage: cool,
    shelf_life: 18,
    packaging: ["100 g vial", "1 kg aluminium bottle"],
    minimum_order: [100, "g"],
    ph: [5, 7.5],
    tests: [
      ["Peptide content", "HPLC"],
      ["Identity", "LC-MS"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "Supplied as a preserved solution, {name} is dosed into {app} at {use} and needs no heating.",
      "Synthesised on solid phase and purified above 95 %, {name} reaches {app} without free amino acids that would colour it.",
      "Silicone replica measurements on 22 volunteers using {app} back the claim that {name} is bought for.",
    ],
    tips: [
      "Add {name} to {app} below 40 °C and stay away from strong oxidisers and free acids.",
      "Order the lot of {name} close to production of {app} and thaw it slowly.",
    ],
  },
  extract: {
    noun: "botanical extract",
    terms:
      "Active ingredient, Skin conditioning, BOTANICAL, Vegan, Bio-based, GMO-free, Water soluble",
    storage: "15-25 °C, protected from light",
    shelf_life: 18,
    packaging: small,
    minimum_order: [5, "kg"],
    ph: [4, 7],
    tests: [
      ["Appearance", "Visual"],
      ["Refractive index", "Refractometer"],
      ["Marker substance", "HPLC"],
      ["Total viable count", "Plate count"],
      ["Pesticides", "GC-MS/MS"],
    ],
    sentences: [
      "The plant material for {name} is traced to named growers in {region}; the marker is measured in every lot.",
      "Extraction runs below 50 °C with water and propanediol, so {app} takes up {use} without a solvent note.",
      "{name} suits {app} that is sold on a single recognisable plant.",
      "A fingerprint chromatogram comes with every delivery of {name}, since {app} has to look and smell the same next year.",
    ],
    tips: [
      "Expect {name} to tint {app} slightly; titanium-free white creams show it from 2 % on.",
      "Add {name} in the cool-down phase and correct the pH of {app}, plant acids lower it.",
    ],
  },
  uv: {
    noun: "UV filter",
    terms: "UV filter, UV protection, Sun care, Face cream, Water resistant",
    storage: dry,
    shelf_life: 36,
    packaging: ["25 kg drum", "200 kg drum"],
    minimum_order: [25, "kg"],
    ph: [4, 8],
    tests: [
      ["Assay", "HPLC"],
      ["Specific extinction", "UV/Vis"],
      ["Water content", "Karl Fischer"],
    ],
    sentences: [
      "Combined with filters for the other part of the spectrum, {name} reaches SPF 30 to 50+ in {app} at {use}.",
      "Photostability of {name} has been followed over ten minimal erythemal doses, in {app} and on glass plates.",
      "{name} is listed in annex VI of the EU cosmetics regulation; mind the national limits when {app} goes overseas.",
    ],
    tips: [
      "Check solubility first: crystals that grow in {app} after a week cost SPF long before they are seen.",
      "Distribute filters over both phases of {app}; {name} with a film former gains water resistance.",
    ],
  },
  pigment: {
    noun: "pigment",
    terms: "Colourant, MINERAL, Insoluble, Foundation, Lipstick",
    storage: dry,
    shelf_life: 60,
    packaging: ["5 kg pail", "20 kg bag"],
    minimum_order: [20, "kg"],
    tests: [
      ["Colour difference ΔE", "Spectrophotometer"],
      ["Particle size D50", "Laser diffraction"],
      ["Lead, arsenic, mercury, cadmium", "ICP-MS"],
      ["Loss on drying", "105 °C, 2 h"],
    ],
    sentences: [
      "Each lot of {name} is standardised against a reference shade, so {app} needs no correction from batch to batch.",
      "Trace metals in {name} stay well under the limits that {app} on the EU, US and Japanese market has to meet.",
      "{name} disperses with a three-roll mill or bead mill and shows its full strength in {app} at {use}.",
    ],
    tips: [
      "Wet {name} in castor oil or a fluid ester one to one, mill, then let down into {app}.",
      "For powder {app} pass {name} twice through a pin mill; streaks on the cheek are undispersed iron oxide.",
    ],
  },
  mineral: {
    noun: "mineral",
    terms: "MINERAL, Insoluble, Fragrance-free, Vegan",
    storage: dry,
    shelf_life: 60,
    packaging: sacks,
    minimum_order: [25, "kg"],
    tests: [
      ["Whiteness", "Reflectometer"],
      ["Particle size D50", "Laser diffraction"],
      ["Heavy metals", "ICP-MS"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "{name} is washed, dried and heat-treated, which brings the germ count to a level that {app} for sensitive skin allows.",
      "At {use} {name} soaks up oil and gives {app} slip.",
      "Open-pit extraction for {name} ends with recultivation of the site, a point that buyers of {app} ask about.",
    ],
    tips: [
      "Add {name} to {app} under vacuum, trapped air is hard to remove later.",
      "{name} binds preservatives: repeat the challenge test when its share in {app} goes up.",
    ],
  },
  preservative: {
    noun: "preservative",
    terms: "Preservative, Paraben-free, SYNTHETIC",
    storage: ambient,
    shelf_life: 24,
    packaging: ["25 kg jerrycan", "200 kg drum"],
    minimum_order: [25, "kg"],
    ph: [3, 8],
    tests: [
      ["Assay", "GC"],
      ["Colour", "APHA"],
      ["Density, 20 °C", "Oscillating U-tube"],
      ["Water content", "Karl Fischer"],
    ],
    sentences: [
      "{app} passed ISO 11930 criterion A with {name} within {use}, inoculated with five strains.",
      "{name} stays in the water phase of {app}, where microbes grow, instead of dissolving into the oils.",
      "It is offered with minimum inhibitory concentrations for the usual test strains and a dossier for {app}.",
    ],
    tips: [
      "Stir {name} into {app} at or below 45 °C and confirm the final system by a challenge test.",
      "Chelating agents support {name} against gram-negative bacteria, so {app} often passes with less.",
    ],
  },
  antioxidant: {
    noun: "antioxidant",
    terms: "Antioxidant, Antioxidant protection",
    storage: "Cool and dark, under nitrogen after opening",
    shelf_life: 24,
    packaging: ["1 kg bottle", "20 kg canister"],
    minimum_order: [5, "kg"],
    tests: powderTests,
    sentences: [
      "{name} doubles the Rancimat induction time of sunflower oil at {use}, which {app} with natural oils appreciates.",
      "Few tenths of a percent protect {app} from the smell of old fat during its whole shelf life.",
    ],
    tips: [
      "Add {name} to the oils of {app} as early as possible, before they are heated.",
      "Together with citric acid or a phytate {name} protects {app} at lower doses.",
    ],
  },
  chelator: {
    noun: "chelating agent",
    terms: "Chelating agent, Chelating, Water soluble, Preservative booster",
    storage: dry,
    shelf_life: 36,
    packaging: ["25 kg bag", "250 kg drum"],
    minimum_order: [100, "kg"],
    ph: [3, 11],
    tests: [
      ["Assay", "Complexometric titration"],
      ["pH, 1 % in water", "Potentiometric"],
      ["Iron", "ICP-OES"],
    ],
    sentences: [
      "{name} ties up calcium and iron in {app}; {use} keeps colour, perfume and foam as on the first day.",
      "Hard water consumes surfactant: with {name} on board {app} cleans at the lower dose.",
    ],
    tips: [
      "Dissolve {name} first in the water of {app}, before polymers and plant extracts.",
      "Neutral to alkaline {app} gets the most from {name}; below pH 4 its grip on calcium weakens.",
    ],
  },
  acid: {
    noun: "acid",
    terms: "Exfoliant, Active ingredient, Gentle exfoliation, Acidic, Water soluble",
    storage: dry,
    shelf_life: 24,
    packaging: ["25 kg bag", "30 kg jerrycan", "250 kg drum"],
    minimum_order: [25, "kg"],
    ph: [3.5, 5],
    tests: powderTests,
    sentences: [
      "Free acid and pH decide the effect: {app} with {use} of {name} at pH 3.8 is a reasonable start for home use.",
      "{name} loosens the bonds between corneocytes; {app} leaves the surface smoother after the second week.",
      "It is delivered colourless and low in odour, so {app} needs no masking perfume.",
    ],
    tips: [
      "Partly neutralise {name} in {app} with arginine or sodium hydroxide and buffer; report the free acid on the label file.",
      "Choose thickeners that bear acid for {app} with {name}: xanthan, sclerotium gum or hydroxyethylcellulose.",
    ],
  },
  ferment: {
    noun: "biotechnological active",
    terms:
      "Active ingredient, Skin conditioning, BIOTECHNOLOGICAL, Fermentation derived, Vegan, Water soluble, GMO-free",
    storage: cool,
    shelf_life: 18,
    packaging: ["100 g bottle", "1 kg bottle", "5 kg jerrycan"],
    minimum_order: [1, "kg"],
    ph: [4, 7.5],
    tests: [
      ["Identity", "FT-IR"],
      ["Molecular weight", "GPC"],
      ["Protein", "Bradford"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "The strain behind {name} comes from a public culture collection and is fed on sugar from {region}; nothing of animal origin touches {app}.",
      "Filtered through 0.2 µm and preserved lightly, {name} goes into {app} at {use} without heating.",
      "Measured by corneometer and TEWL, {app} with {name} outperformed its vehicle after one and after four weeks.",
    ],
    tips: [
      "Sprinkle {name} slowly into cold water and leave it overnight; homogenising {app} at high shear shortens the chains.",
      "Stay between pH 5 and 7 and below 45 °C when {name} goes into {app}.",
    ],
  },
  perfume: {
    noun: "perfume ingredient",
    terms: "Perfuming, Oil soluble, Volatile",
    storage: "Cool, dark, in full aluminium containers",
    shelf_life: 24,
    packaging: ["1 kg aluminium bottle", "5 kg aluminium can", "180 kg drum"],
    minimum_order: [1, "kg"],
    tests: [
      ["Refractive index, 20 °C", "Refractometer"],
      ["Optical rotation", "Polarimeter"],
      ["Chromatographic profile", "GC"],
      ["Flash point", "Closed cup"],
    ],
    sentences: [
      "Perfumers use {name} to lift {app} in the first minutes; {use} in the finished product is ample.",
      "Allergens of {name} are quantified per lot, ready for the label of {app}.",
      "An IFRA certificate covers {name} for {app} and the other product categories.",
    ],
    tips: [
      "Add {name} to {app} below 40 °C, or dissolve it in a solubiliser four parts to one for clear bases.",
      "Check {app} with {name} in clear packaging under light for a month: some notes turn yellow.",
    ],
  },
  builder: {
    noun: "builder",
    terms: "Builder, Water soluble, Free flowing, Laundry powder, Automatic dishwashing, MINERAL",
    storage: dry,
    shelf_life: 24,
    packaging: ["25 kg bag", "1000 kg big bag", "Silo truck"],
    minimum_order: [1000, "kg"],
    ph: [8, 12],
    tests: [
      ["Assay", "Titration"],
      ["Bulk density", "Free fall"],
      ["Particle size", "Sieve analysis"],
      ["pH, 1 % in water", "Potentiometric"],
    ],
    sentences: [
      "As alkaline carrier at {use}, {name} keeps {app} pourable and softens the wash water.",
      "{name} takes up liquid surfactant without caking, which makes agglomeration of {app} simple.",
      "Moisture and fines of {name} are controlled tightly: dust costs yield on any mixing line for {app}.",
    ],
    tips: [
      "Mix {name} with the liquids of {app} first and the enzymes last.",
      "Store {app} with {name} dry; tablets that swell in the box have picked up water.",
    ],
  },
  bleach: {
    noun: "bleaching agent",
    terms: "Bleaching agent, Stain removal, Whitening, Oxidising, SYNTHETIC",
    storage: "Cool and dry, away from combustibles, metals and acids; never seal the vent",
    shelf_life: 12,
    packaging: ["25 kg bag", "1000 kg big bag"],
    minimum_order: [1000, "kg"],
    tests: [
      ["Active oxygen", "Permanganate titration"],
      ["Particle size", "Sieve analysis"],
      ["Loss on drying", "60 °C, 2 h"],
    ],
    sentences: [
      "Active oxygen is released in the wash, not in the box: {name} is coated to survive in {app} beside enzymes.",
      "At {use} {name} takes tea, wine and fruit stains out of white cotton, and hygiene improves along the way.",
      "{name} is checked for self-accelerating decomposition, so hauliers and makers of {app} have the figures they need.",
    ],
    tips: [
      "Keep moisture of {app} below 2 % and dose an activator when {name} has to work under 50 °C.",
      "Never blend {name} with acids or with chlorinated products while making {app}.",
    ],
  },
  enzyme: {
    noun: "enzyme",
    terms:
      "Enzyme, Stain removal, Low temperature cleaning, BIOTECHNOLOGICAL, Biodegradable, Laundry liquid, Cold wash",
    storage: "Below 25 °C, closed; activity falls by about a tenth a year",
    shelf_life: 12,
    packaging: ["25 kg jerrycan", "20 kg drum", "1000 kg IBC"],
    minimum_order: [25, "kg"],
    ph: [7, 10.5],
    tests: [
      ["Enzyme activity", "Kinetic assay"],
      ["Dust", "Heubach"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "{use} in {app} are enough, for an enzyme is used again and again during one wash.",
      "{name} was selected for 15 to 40 °C, where {app} is washed today in most households.",
      "Encapsulation keeps dust of {name} below the detection limit, which protects the people who make {app}.",
    ],
    tips: [
      "Stabilise liquid {app} with propylene glycol and calcium formate; add {name} last, below 30 °C.",
      "Ask for the compatibility table: proteases digest other enzymes in {app} when {name} is left unprotected.",
    ],
  },
  solvent: {
    noun: "solvent",
    terms: "Solvent, All-purpose cleaner, Glass cleaner, Grease removal, Water soluble",
    storage: "Ventilated, away from ignition sources, in closed drums",
    shelf_life: 24,
    packaging: ["25 l jerrycan", "200 l drum", "1000 l IBC"],
    minimum_order: [200, "l"],
    tests: [
      ["Assay", "GC"],
      ["Water content", "Karl Fischer"],
      ["Colour", "APHA"],
      ["Distillation range", "ASTM D1078"],
    ],
    sentences: [
      "{use} of {name} loosen kitchen grease in {app} before the surfactant has to work.",
      "Its evaporation rate leaves time to wipe, then dries {app} without streaks.",
      "{name} couples perfume and surfactant, so {app} stays clear from 0 to 45 °C.",
    ],
    tips: [
      "Test {app} with {name} on acrylic, polycarbonate and painted surfaces before launch.",
      "Add {name} to the water of {app} before perfume and surfactant.",
    ],
  },
  homecare: {
    noun: "cleaning raw material",
    terms: "All-purpose cleaner, Water soluble",
    storage: ambient,
    shelf_life: 24,
    packaging: drums,
    minimum_order: [200, "kg"],
    ph: [2, 12],
    tests: liquidTests,
    sentences: [
      "In {app} {name} is dosed at {use}; concentrates take two to three times as much.",
      "{name} goes through cold blending and needs no heated vessel, which lowers the cost of {app}.",
      "Performance of {app} with {name} has been measured on the usual test soils at 20 °C and 40 °C.",
    ],
    tips: [
      "Add {name} after the main surfactant of {app} and check the cloud point at the end.",
      "Watch the cold stability: {app} with {name} should stay clear for a week at 4 °C.",
    ],
  },
  sweetener: {
    noun: "sweetener",
    terms:
      "Sweetener, Sugar reduction, Water soluble, Sugar reduction in food, GMO-free, Gluten-free, Vegan",
    storage: "Dry, below 25 °C, below 60 % relative humidity",
    shelf_life: 36,
    packaging: ["10 kg carton", "25 kg bag"],
    minimum_order: [100, "kg"],
    ph: [3, 7],
    tests: [
      ["Assay", "HPLC"],
      ["Loss on drying", "105 °C, 4 h"],
      ["Specific rotation", "Polarimeter"],
      ["Lead", "ICP-MS"],
    ],
    sentences: [
      "In {app} {name} replaces part or all of the sugar; bench work starts at {use}.",
      "Temporal profile and body differ from sucrose, so {name} is best judged in {app} rather than in water.",
      "{name} withstands the pasteurisation of {app} and keeps its sweetness over the declared shelf life.",
    ],
    tips: [
      "Blend two sweeteners: {name} with a second one of earlier or later onset rounds off {app}.",
      "Mind the maximum levels of Regulation (EC) 1333/2008 for {app} and the laxative statement for polyols.",
    ],
  },
  acidulant: {
    noun: "acidulant",
    terms: "Acidulant, pH adjuster, Acidic, Water soluble, Gluten-free, Vegan",
    storage: dry,
    shelf_life: 36,
    packaging: sacks,
    minimum_order: [250, "kg"],
    ph: [2, 4],
    tests: [
      ["Assay", "Titration"],
      ["Sulfated ash", "Gravimetric"],
      ["Lead", "ICP-MS"],
      ["Particle size", "Sieve analysis"],
    ],
    sentences: [
      "{name} sets the tartness of {app} at {use} and supports mild preservation.",
      "Its sour note builds and fades in its own time, which flavourists use to shape {app}.",
      "Crystal size is offered fine and granular, so {app} made in dry blends neither dusts nor separates.",
    ],
    tips: [
      "Buffer {app} with the sodium salt to keep the pH when the dose of {name} goes up.",
      "Add {name} after the gelling agent of {app} has dissolved, or it sets too early.",
    ],
  },
  hydrocolloid: {
    noun: "hydrocolloid",
    terms: "Thickener, Stabiliser, Polymeric, Gluten-free, Vegan, Clean label, Plant-based food",
    storage: dry,
    shelf_life: 24,
    packaging: ["20 kg bag", "25 kg bag"],
    minimum_order: [100, "kg"],
    ph: [3, 8],
    tests: [
      ["Viscosity, 1 % in water", "Rotational viscometer"],
      ["Loss on drying", "105 °C, 4 h"],
      ["Total viable count", "Plate count"],
      ["Ash", "Gravimetric"],
    ],
    sentences: [
      "{use} of {name} are enough to give {app} body without a slimy finish.",
      "Lots of {name} are blended to a constant gel strength, so the recipe of {app} holds through the year.",
      "{name} binds free water, keeping {app} from weeping during its time on the shelf.",
    ],
    tips: [
      "Premix {name} with five parts of sugar or disperse it in oil before it meets the water of {app}.",
      "Give {name} its full hydration temperature; lumps found later in {app} never dissolve.",
    ],
  },
  flavouring: {
    noun: "flavouring substance",
    terms: "Flavouring, Oil soluble, Volatile, Gluten-free",
    storage: "Cool and dark, in closed aluminium containers",
    shelf_life: 24,
    packaging: ["1 kg aluminium bottle", "5 kg can", "25 kg drum"],
    minimum_order: [1, "kg"],
    tests: [
      ["Assay", "GC"],
      ["Refractive index, 20 °C", "Refractometer"],
      ["Identity", "GC-MS"],
      ["Sensory", "Trained panel"],
    ],
    sentences: [
      "Flavourists reach for {name} in {app}, where {use} of the finished food is plenty.",
      "Dissolved in propylene glycol or triacetin, {name} is easy to dose for {app}.",
      "{name} is on the Union list of flavourings; its register numbers stand in the data of this page.",
    ],
    tips: [
      "Judge {name} at the dose of {app}: undiluted it says little about the finished taste.",
      "Encapsulate {name} when {app} is baked or extruded, most of it would leave with the steam.",
    ],
  },
  foodadditive: {
    noun: "food additive",
    terms: "Stabiliser, Gluten-free, GMO-free",
    storage: dry,
    shelf_life: 24,
    packaging: ["20 kg carton", "25 kg bag"],
    minimum_order: [100, "kg"],
    tests: [
      ["Assay", "Titration"],
      ["Lead", "ICP-MS"],
      ["Loss on drying", "105 °C, 4 h"],
      ["Identity", "FT-IR"],
    ],
    sentences: [
      "{name} is dosed at {use} in {app} and meets the purity criteria of Regulation (EU) 231/2012.",
      "For {app} it is delivered with an allergen sheet, a GMO declaration and the nutrition values.",
      "Dosing of {name} into {app} is forgiving: it disperses well and keeps through retort and freezing.",
    ],
    tips: [
      "Check the category and its maximum level before {name} goes into {app}.",
      "Run {app} with and without {name} through the accelerated shelf-life test; the difference pays the dose.",
    ],
  },
  foodcolour: {
    noun: "food colour",
    terms: "Colourant, Clean label, Gluten-free",
    storage: "Cool and dark, 2-10 °C",
    shelf_life: 12,
    packaging: ["1 kg pouch", "5 kg jerrycan", "20 kg jerrycan"],
    minimum_order: [5, "kg"],
    ph: [2.5, 8],
    tests: [
      ["Colour strength E 1 %", "UV/Vis"],
      ["Hue", "Spectrophotometer"],
      ["Lead", "ICP-MS"],
      ["Total viable count", "Plate count"],
    ],
    sentences: [
      "{use} of {name} colour {app} evenly; the shade card shows it at three doses.",
      "{name} is standardised in colour strength, since nature varies and {app} must not.",
      "Light, heat and pH act on every natural colour: the data sheet shows what {name} does in {app} over twelve weeks.",
    ],
    tips: [
      "Add ascorbic acid to {app} only after a trial, it helps some colours and bleaches others such as {name} may be.",
      "Disperse {name} in a little of the water or syrup of {app} before the main batch.",
    ],
  },
  vitamin: {
    noun: "nutrient",
    terms: "Nutrient, Gluten-free, Vegan, Food supplements, Tablets and capsules, Gummies",
    storage: "Dry, dark, below 15 °C after opening",
    shelf_life: 24,
    packaging: ["1 kg bag", "20 kg carton"],
    minimum_order: [20, "kg"],
    tests: powderTests,
    sentences: [
      "{app} reaches its declared dose of {name} at the end of shelf life with a moderate overage.",
      "{name} flows freely and presses well, so {app} runs without extra granulation.",
      "Claims authorised in the EU for this nutrient can stand on {app} that supplies 15 % of the reference intake.",
    ],
    tips: [
      "Keep {name} apart from copper and iron salts in {app}, or choose the coated grade.",
      "Premix {name} with part of the carrier of {app} in three steps to even out small doses.",
    ],
  },
} as const satisfies Record<string, Kind>;

export type KindKey = keyof typeof kinds;
