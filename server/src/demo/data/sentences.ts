import type { KindKey } from "./kinds.ts";

/**
 * Sentences for descriptions and tips, true of every member of the kind. Slots: {name} the product,
 * {app} an application as plural noun, {use} the usual level, {region} where it comes from.
 */
export const sentences: Record<KindKey, { said: readonly string[]; tips: readonly string[] }> = {
  anionic: {
    said: [
      "{name} is used at {use} in {app}, mostly together with a milder co-surfactant.",
      "The flash foam of {name} comes quickly, also in hard water, and is felt at once in {app}.",
      "Each delivery of {name} is tested for active matter and colour, so {app} look the same from batch to batch.",
      "Makers of {app} choose {name} for abundant lather at a cost that leaves room for care ingredients.",
    ],
    tips: [
      "Dissolve {name} under slow stirring: air that is drawn in stays for hours and spoils the density of {app}.",
      "Set the pH of {app} before the viscosity, and combine {name} with an amphoteric to bring irritation down.",
    ],
  },
  mild: {
    said: [
      "A level of {use} is usual in {app}, counted as delivered.",
      "The fine, creamy foam of {name} is what testers remember of {app}.",
      "{name} rinses off without a tight feeling, which suits {app} for daily use.",
      "Combined with a second mild surfactant, {name} lets {app} keep their claims short and honest.",
    ],
    tips: [
      "Salt does little for systems that are rich in {name}: thicken {app} with a polymer when they stay thin.",
      "Preserve the diluted bulk at once and confirm {app} with {name} in a challenge test; the pH decides.",
    ],
  },
  cationic: {
    said: [
      "The positive charge of {name} is drawn to the damaged parts of the hair, so {app} condition where it matters.",
      "Used at {use}, {name} lowers wet combing force and gives {app} their slip.",
      "Panellists describe hair after {app} with {name} as smooth rather than coated.",
    ],
    tips: [
      "Check {name} for compatibility with anionic surfactants before {app} are scaled up.",
      "Bring {app} to pH 4-4.5 after cooling for the best deposition of {name}.",
    ],
  },
  emulsifier: {
    said: [
      "With {use} of {name} stable {app} can be made without a second main emulsifier.",
      "Emulsions on {name} are white, fine and pleasant to spread, as {app} should be.",
      "{name} has been tested with oils of low and high polarity, and proven starting recipes for {app} are on file.",
      "Those who formulate {app} without ethoxylates or with few of them will find the figures for {name} in the data sheet.",
    ],
    tips: [
      "Heat both phases to 75 °C, homogenise for two minutes at high speed, then stir {app} with {name} slowly until below 40 °C.",
      "Pair {name} with a consistency giver for thick {app}, or leave that out when they have to flow.",
    ],
  },
  coemulsifier: {
    said: [
      "{name} completes an emulsifier of the opposite polarity; {use} are common in {app}.",
      "Taken alone it does not hold an emulsion for long, in a pair it makes {app} robust against heat and cold.",
      "The ratio of {name} to its partner decides whether {app} turn out rich or light.",
    ],
    tips: [
      "Calculate the HLB of the pair from the oils of {app}, then vary the share of {name} by a tenth up and down.",
      "Melt {name} completely before emulsifying; unmelted grains are found again in {app}.",
    ],
  },
  solubiliser: {
    said: [
      "Four to eight parts of {name} bring one part of perfume into clear {app}.",
      "{name} foams little and tastes mild; {use} cover most needs of {app}.",
    ],
    tips: [
      "Premix perfume and {name}, warm to 30 °C, then add the water of {app} slowly.",
      "When {app} turn hazy in the cold, raise {name} by half a per cent or lower the perfume.",
    ],
  },
  ester: {
    said: [
      "{name} sets the character of the oil phase in {app}, usually at {use}.",
      "Blended with a heavier oil, {name} gives {app} a cascade of spreading from first touch to after-feel.",
      "Low in odour and colour, {name} stays in the background of perfumed and unperfumed {app}.",
      "Spreading value, polarity and viscosity of {name} are on the data sheet, so that {app} can be designed rather than tried.",
    ],
    tips: [
      "Replace oils weight by weight only on paper: {name} changes the viscosity of {app}, so correct the thickener.",
      "Add {name} to the oil phase; in cold-process {app} premix it with the liquid emulsifier.",
    ],
  },
  fattyalcohol: {
    said: [
      "{app} get their body from {use} of {name}.",
      "Narrowly cut and low in odour, {name} lets {app} set to the same texture every time.",
      "Even pastilles or flakes melt fast and keep the dust down where {app} are made.",
    ],
    tips: [
      "Texture builds while cooling: stir {app} with {name} slowly below 50 °C and judge them the next day.",
      "Combine chain lengths when {app} turn grainy; {name} alone crystallises more easily.",
    ],
  },
  oil: {
    said: [
      "Raw material from {region} is pressed soon after the harvest, and peroxide value and identity of {name} are tested lot by lot.",
      "At {use} it lends {app} a story that stands on the label as one short plant name.",
      "Stored under nitrogen, {name} comes with a peroxide value low enough for {app} with a long shelf life.",
      "The feel of {name} on the skin makes it a pillar of {app} rather than a decoration.",
    ],
    tips: [
      "Protect {app} with 0.1 % mixed tocopherols; add {name} below 60 °C to spare its minor components.",
      "Ask for the iodine value of the lot: it tells how much protection {app} with {name} will need.",
    ],
  },
  butter: {
    said: [
      "{name} melts on the skin and gives {app} body at {use}.",
      "Filtered gently, it keeps its unsaponifiables, which {app} are bought for.",
      "Kernels and seeds from {region} are bought at prices agreed before the season; each lot of {name} can be traced to a gathering area.",
    ],
    tips: [
      "Cool {app} quickly through 30 °C or temper them: slow cooling lets {name} grow grains.",
      "Melt {name} fully at 70 °C to erase the crystal memory before it goes into {app}.",
    ],
  },
  wax: {
    said: [
      "At {use} {name} builds the network that keeps {app} firm in a warm pocket.",
      "The drop point of {name} is held within two degrees, so the filling temperature of {app} can stay where it is.",
      "Oil binding, gloss and payoff of {name} are compared with four other waxes in a chart for makers of {app}.",
    ],
    tips: [
      "Melt {name} at 10 °C above its drop point and pour {app} just before the mass clouds.",
      "Mix a hard and a soft wax: with {name} alone {app} may crack or sweat at the first cold transport.",
    ],
  },
  humectant: {
    said: [
      "{name} binds water in the upper layers of the skin; {use} are usual in {app}.",
      "It also keeps {app} from drying out at the nozzle.",
      "With a second humectant {name} gives {app} a fresher feel than either of them alone.",
    ],
    tips: [
      "Count {name} with all humectants: above roughly 8 % in total many {app} turn sticky unless a light ester or silica balances them.",
      "Dissolve {name} in the water of {app} first, before thickeners swell.",
    ],
  },
  thickener: {
    said: [
      "A dose of {use} is enough to give {app} the body that keeps droplets and pearls where they were put.",
      "{name} has been tested in {app} across freeze and thaw cycles and at 45 °C for twelve weeks.",
      "Viscosity of {name} is standardised, so recipes of {app} hold from lot to lot.",
      "Curves over pH and salt show at a glance whether {name} fits {app} of a given kind.",
    ],
    tips: [
      "Wet {name} with glycerin or sprinkle it into the vortex, and give it its full time to swell before the next step of {app}.",
      "Avoid high shear once {name} has swollen: {app} may lose viscosity that does not come back.",
    ],
  },
  film: {
    said: [
      "{name} leaves a clear, flexible film, which {app} need at {use}.",
      "It goes with water and an ordinary cleanser, so {app} with {name} do not build up.",
      "Hardness and water uptake of the film of {name} were measured at 50 and 90 % humidity for makers of {app}.",
    ],
    tips: [
      "Judge the film of {name} after a night at the humidity in which {app} will be worn.",
      "Plasticise {app} with a little glycerin or a light ester when {name} feels stiff.",
    ],
  },
  silicone: {
    said: [
      "A share of {use} is felt at once: {app} slide, dry down and no longer soap.",
      "{name} keeps residual D4, D5 and D6 below 0.1 % each, as {app} in the EU require.",
      "In {app} it lowers surface tension and helps pigments and oils to spread without streaks.",
    ],
    tips: [
      "Add {name} below 45 °C and homogenise {app} briefly.",
      "{name} does not mix with most plant oils; bridge with isododecane or a light ester before it enters {app}.",
    ],
  },
  active: {
    said: [
      "The dossier of {name} holds in-vitro data, a study on volunteers and the safety file that {app} need.",
      "Purity of {name} is checked lot by lot, which matters for colour and odour of {app}.",
      "{name} gives {app} a well-known name on the label at a dose of {use}.",
      "Stability of {name} in {app} was followed for six months at 25 and 40 °C; the curves are part of the data sheet.",
      "Developers of {app} receive {name} with proven starting recipes and the claims that the data support.",
    ],
    tips: [
      "Add {name} to {app} below 40 °C unless the data sheet says otherwise, and set the pH last.",
      "Check the colour of {app} after four weeks at 45 °C; a chelating agent helps {name} against traces of iron.",
    ],
  },
  functional: {
    said: [
      "The dose of {name} in {app} follows from the law and from the claim; {use} is the usual frame.",
      "Assay and impurities of {name} are certified lot by lot, as authorities expect of {app}.",
      "Starting recipes for {app} with {name} have been through stability at 40 °C.",
    ],
    tips: [
      "Check limits and warnings for {app} in each market before the dose of {name} is fixed.",
      "Confirm the assay of {name} in {app} after storage, not only when they are fresh.",
    ],
  },
  peptide: {
    said: [
      "{name} is dosed into {app} at {use} and needs no heating.",
      "Purified by chromatography and identified by mass spectrometry, {name} reaches {app} without by-products that would colour them.",
      "Silicone replica measurements with {app} on volunteers back the claim that {name} is bought for.",
    ],
    tips: [
      "Add {name} to {app} below 40 °C and stay away from strong oxidisers and free acids.",
      "Order {name} close to the production of {app}, and keep what is opened in the cold.",
    ],
  },
  extract: {
    said: [
      "The plant material for {name} is traced to growers in {region}, and a marker is measured in every lot.",
      "{name} suits {app} that are sold on a single recognisable plant; {use} is the usual dose.",
      "A fingerprint chromatogram comes with every delivery of {name}, since {app} have to look and smell the same next year.",
      "Pesticides, metals and germ count of {name} are tested against limits that also hold for {app} for children.",
    ],
    tips: [
      "{name} may tint {app} slightly; white creams show it from 2 % on.",
      "Add {name} in the cool-down phase and correct the pH of {app} afterwards.",
    ],
  },
  uv: {
    said: [
      "Combined with filters for the other parts of the spectrum, {name} helps {app} to SPF 30 and beyond at {use}.",
      "Photostability of {name} has been followed over ten minimal erythemal doses, alone and beside the usual partners in {app}.",
      "{name} is listed in annex VI of the EU cosmetics regulation; mind the national limits when {app} go overseas.",
    ],
    tips: [
      "Watch solubility and dispersion first: what crystallises or clumps in {app} costs SPF long before it is seen.",
      "Spread filters over both phases of {app}; {name} beside a film former gains water resistance.",
    ],
  },
  pigment: {
    said: [
      "Each lot of {name} is standardised against a reference, so {app} need no correction from batch to batch.",
      "Trace metals in {name} stay well under the limits that {app} have to meet in the EU, the US and Japan.",
      "{name} shows its effect in {app} at {use}, depending on cover and finish.",
    ],
    tips: [
      "Wet {name} in castor oil or a fluid ester before it is let down into {app}; pearls are stirred in, never milled.",
      "Pass powder {app} through the mill once more when {name} streaks on the skin.",
    ],
  },
  mineral: {
    said: [
      "{name} is washed, dried and heat-treated, which brings the germ count to a level that suits {app} for sensitive skin.",
      "The usual share of {name} in {app} is {use}.",
      "The pits for {name} are recultivated when they are exhausted, a point that buyers of {app} ask about.",
    ],
    tips: [
      "Add {name} to {app} under vacuum, trapped air is hard to remove later.",
      "{name} binds preservatives: repeat the challenge test when its share in {app} goes up.",
    ],
  },
  functionalmineral: {
    said: [
      "Particle size of {name} is held within narrow limits, for it decides how {app} feel.",
      "Metals, germs and pH of {name} are certified lot by lot; {use} are common in {app}.",
      "Makers of {app} find dispersion, oil uptake and density of {name} in the data sheet.",
    ],
    tips: [
      "Disperse {name} with a dissolver and under vacuum, or {app} will hold air.",
      "Test the preservation of {app} again when the share of {name} rises: fine powders adsorb preservatives.",
    ],
  },
  preservative: {
    said: [
      "{app} passed ISO 11930 criterion A with {name} in a suitable system, inoculated with five strains.",
      "Challenge tests with {name} at {use} are on file for {app} of several types.",
      "Minimum inhibitory concentrations for the usual strains and a dossier for {app} come with {name}.",
      "Hygiene comes first: in a clean plant {app} need less of {name} to stay safe.",
    ],
    tips: [
      "Stir {name} into {app} at or below 45 °C and confirm the final system by a challenge test.",
      "Chelating agents support {name} against gram-negative bacteria, so {app} often pass with less.",
    ],
  },
  antioxidant: {
    said: [
      "At {use} {name} lengthens the Rancimat induction time of the oils that {app} are made of.",
      "A few tenths of a per cent at most protect {app} from the smell of old fat; {name} is added at {use}.",
    ],
    tips: [
      "Add {name} to the oils of {app} as early as possible, before they are heated.",
      "Together with citric acid or a phytate {name} protects {app} at lower doses.",
    ],
  },
  chelator: {
    said: [
      "{name} ties up metals in {app}; {use} keep colour, perfume and foam as on the first day.",
      "Hard water consumes surfactant: with {name} on board {app} work at a lower dose.",
      "Stability constants and calcium binding of {name} are tabled over pH for makers of {app}.",
    ],
    tips: [
      "Dissolve {name} first in the water of {app}, before polymers and plant extracts.",
      "Ask for the binding curve of {name} at the pH of {app}; most chelates weaken in acid.",
    ],
  },
  acid: {
    said: [
      "Free acid and pH decide the effect of {name}; {use} cover most {app}.",
      "Colour, odour and metals of {name} are kept low, so {app} need no masking perfume.",
      "A chart of pH against neutralised share tells how {app} with {name} are buffered.",
    ],
    tips: [
      "Partly neutralise {name} in {app} with arginine or sodium hydroxide and state the free acid in the product file.",
      "Choose thickeners that bear acid for {app} with {name}: xanthan, sclerotium gum or hydroxyethylcellulose.",
    ],
  },
  ferment: {
    said: [
      "Nothing of animal origin touches {name} from strain to drum, so vegan {app} can use it.",
      "{name} goes into {app} at {use}.",
      "Measured by corneometer and TEWL, {app} with {name} outperformed their vehicle after one and after four weeks.",
      "Strain, medium and process of {name} are documented for the natural standards that {app} follow.",
    ],
    tips: [
      "Give powders their time: sprinkle {name} into cold water and leave it overnight, as high shear harms {app} more than patience does.",
      "Stay between pH 5 and 7 and below 45 °C when {name} goes into {app}.",
    ],
  },
  perfume: {
    said: [
      "Perfumers dose {name} at {use} in {app}.",
      "Declarable allergens of {name} are quantified per lot, ready for the label of {app}.",
      "An IFRA certificate covers {name} for {app} and the other product categories.",
    ],
    tips: [
      "Add {name} to {app} below 40 °C, or premix it with a solubiliser for clear bases.",
      "Check {app} with {name} in clear packaging under light for a month: some notes turn yellow.",
    ],
  },
  builder: {
    said: [
      "{name} makes up {use} of {app}, depending on the water that they are meant for.",
      "Moisture, fines and bulk density of {name} are controlled tightly: dust costs yield on any mixing line for {app}.",
      "Silo, big bag or sack: {name} reaches makers of {app} in the form that their plant takes.",
    ],
    tips: [
      "Mix {name} with the liquids of {app} first and the enzymes last.",
      "Store {app} with {name} dry; tablets that swell in the box have picked up water.",
    ],
  },
  bleach: {
    said: [
      "At {use} {name} takes its part in removing tea, wine and fruit stains, and hygiene improves along the way.",
      "Storage tests of {app} with {name} ran for three months at 35 °C and 80 % humidity.",
      "{name} comes with the decomposition data that hauliers and makers of {app} need.",
    ],
    tips: [
      "Keep metals, and in powders moisture, away from {app}: both waste the strength of {name}.",
      "Never bring {name} together with acids or other bleaches while {app} are made, unless the recipe has been assessed.",
    ],
  },
  enzyme: {
    said: [
      "A dose of {use} is enough in {app}, for an enzyme is used again and again during one wash.",
      "{name} was selected for 15 to 40 °C, where most households wash today.",
      "Workplace exposure was measured while {app} with {name} were made, and stayed below the limit.",
    ],
    tips: [
      "Add {name} to {app} as the last step and below 30 °C.",
      "Ask for the compatibility table: proteases digest other enzymes in {app} when {name} is left unprotected.",
    ],
  },
  solvent: {
    said: [
      "{name} is dosed at {use} in {app}, where it couples water, soil and perfume.",
      "Hansen parameters and evaporation rate of {name} help to choose it for {app} on purpose.",
      "With {name} on board {app} stay clear from 0 to 45 °C.",
    ],
    tips: [
      "Test {app} with {name} on acrylic, polycarbonate and painted surfaces before launch.",
      "Add {name} to the water of {app} before perfume and surfactant, away from sources of ignition.",
    ],
  },
  homecare: {
    said: [
      "In {app} {name} is dosed at {use}; concentrates take two to three times as much.",
      "Trials of {app} with and without {name} have been run at 20 and 40 °C.",
      "Biodegradation and aquatic data of {name} are ready for the label and the dossier of {app}.",
    ],
    tips: [
      "Vary {name} by half a per cent up and down in {app}: the optimum is often below the first guess.",
      "Watch the cold stability: {app} with {name} should stay as they are for a week at 4 °C.",
    ],
  },
  sweetener: {
    said: [
      "Usual levels of {name} in {app} are {use}.",
      "Temporal profile and body differ from sucrose, so {name} is best judged in {app} rather than in water.",
      "Sensory profiles of {name} in {app} against sugar are available, drawn by a trained panel.",
    ],
    tips: [
      "Blend two sweeteners: {name} with a second one of earlier or later onset rounds off {app}.",
      "Mind the maximum levels of Regulation (EC) 1333/2008 for {app} and the label statements that go with {name}.",
    ],
  },
  acidulant: {
    said: [
      "{name} sets the tartness of {app} at {use} and supports mild preservation.",
      "Its sour note builds and fades in its own time, which flavourists use to shape {app}.",
      "Purity of {name} exceeds that of Regulation (EU) 231/2012, so {app} carry no by-taste.",
    ],
    tips: [
      "Buffer {app} with the sodium salt to keep the pH when the dose of {name} goes up.",
      "In gelled {app} add {name} after the gelling agent has dissolved, or it sets too early.",
    ],
  },
  hydrocolloid: {
    said: [
      "A dose of {use} is enough for {app} with a full body and a clean finish.",
      "Lots of {name} are blended to a constant strength, so recipes of {app} hold through the year.",
      "{name} binds free water, so {app} do not weep on the shelf.",
    ],
    tips: [
      "Premix {name} with five parts of sugar or disperse it in oil before it meets the water of {app}.",
      "Give {name} its full hydration: lumps found later in {app} never dissolve.",
    ],
  },
  flavouring: {
    said: [
      "Flavourists reach for {name} in {app}, where {use} of the finished food is plenty.",
      "Dissolved in propylene glycol or triacetin, {name} is easy to dose for {app}.",
      "Each drum of {name} is smelled and tasted before it is released for {app}, whatever the chromatogram says.",
      "{name} is part of hundreds of compounded flavours for {app} and keeps for two years in the cold.",
    ],
    tips: [
      "Judge {name} at the dose of {app}: undiluted it says little about the finished taste.",
      "Encapsulate {name} when {app} are baked or extruded, most of it would leave with the steam.",
    ],
  },
  foodadditive: {
    said: [
      "{name} is dosed at {use} in {app} and meets the purity criteria that apply to food.",
      "For makers of {app} it is delivered with an allergen sheet, a GMO declaration and the nutrition values.",
      "Trials of {app} with and without {name} are done in the supplier's test kitchen on request.",
    ],
    tips: [
      "Check the food category and its maximum level before {name} goes into {app}.",
      "Run {app} with and without {name} through the accelerated shelf-life test; the difference pays the dose.",
    ],
  },
  foodcolour: {
    said: [
      "{app} are coloured evenly with {use} of {name}; the shade card shows it at three doses.",
      "{name} is standardised in colour strength, since nature varies and {app} must not.",
      "Light, heat and pH act on every colour: the data sheet shows what {name} does in {app} over twelve weeks.",
    ],
    tips: [
      "Try {app} with and without ascorbic acid: it protects some colours and bleaches others.",
      "Disperse {name} in a little of the water, syrup or oil of {app} before the main batch.",
    ],
  },
  vitamin: {
    said: [
      "A moderate overage of {name} is enough for {app} to hold their declared dose to the end of shelf life.",
      "Premixes with {name} for {app} are weighed on request, with a certificate of each component.",
      "Content uniformity of {app} with {name} was shown on thirty single doses.",
    ],
    tips: [
      "Keep {name} apart from copper and iron salts in {app}, or ask for a coated grade.",
      "Premix {name} with part of the carrier of {app} in three steps to even out small doses.",
    ],
  },
};
