/** Formulations for hair, mouth, bath and home; blocks as in formulations-skin.ts. */
export const hairFormulations = `
# SH | haldermark | Viscous liquid, Colourless, Faint | Shampoo, Rich foam, Easy combing | 5.0-5.8 | 4000-9000
A clear shampoo with ether sulfate and betaine that conditions while it rinses.
A: aqua=qs(to 100); guarquat=0.2; citric-pc=0.1
B: sles=13; capb=8; pq7=2
C: panthenol-hair=0.6; sodiumbenzoate=0.45; citrusaccord=0.5; nacl=qs(to 6000 mPa·s)
> Swell the guar in acidified water.
> Add the surfactants one after the other without air.
> Add phase C, set the pH, then thicken with salt.
+ Daily Shine Shampoo | Foam, shine and a fair price | | Shine, Mild cleansing | The salt curve was set for summer and winter storage.
+ Volume Wheat Shampoo | Body for fine hair | pq7>wheatprotein; wheatprotein=2; guarquat=0.1 | Volume | Wheat protein replaces the polymer that would weigh fine hair down.
+ Caffeine Root Shampoo | Wakes the scalp at every wash | panthenol-hair>caffeine; caffeine=1; citrusaccord>peppermint; peppermint=0.3 | Scalp care, Volume, Skinification of hair | One per cent of caffeine and a cool note of peppermint.
+ Anti-Dandruff Shampoo | Piroctone olamine, clear as water | panthenol-hair>piroctone; piroctone=0.7 | Scalp care, Anti-dandruff, Skinification of hair | Piroctone dissolves in the surfactants, so no milky suspension is needed.

# SF | larkbio | Viscous liquid, Pale yellow, Faint | Shampoo, Sulfate-free, Mild cleansing, Biodegradable, Vegan | 5.0-5.5 | 3000-7000
A sulfate-free shampoo on amino acid and sugar surfactants.
A: aqua=qs(to 100); hpmc=0.8; glda=0.3
B: cocoylglutamate=14; decyl-glucoside=6; cocobetaine=10
C: betaine=1.5; sodiumbenzoate=0.5; potassiumsorbate=0.3; citric-pc=qs(to pH 5.0)
> Disperse the cellulose ether in hot water and cool until it swells.
> Add phase B with slow stirring, then phase C, and set the pH.
+ Gentle Wash Shampoo | For curls that do not forgive sulfate | | Frizz control, Fragrance-free | Viscosity comes from cellulose, since salt does nothing here.
+ Baby Hair and Body Wash | No tears and no perfume | decyl-glucoside>lauroamphoacetate; lauroamphoacetate=8; betaine>oat; oat=2 | Baby care, Shower gel, Fragrance-free, Sensitive skin | Amphoacetate is mild to the eye, oat calms the skin.
+ Scalp Reset Shampoo | Ferment and zinc for the scalp | betaine>lactoferment; lactoferment=3 | Scalp care, Sebum control, Microbiome, Skinification of hair | A ferment cares for the flora of the scalp.

# SB | larkbio | Solid, White, Citrus | Shampoo, Rich foam, Waterless beauty, Vegan, Concentrated format |  |
A pressed bar that lasts as long as two bottles.
A: sci=55; slsa=15; cornstarch=10.6
B: cetearyl=8; btms=4; cocoa=4
C: wheatprotein=2; orange=0.8; sodiumbenzoate=0.6
> Melt phase B, knead it into the warm powders of phase A.
> Add phase C below 45 °C, mill twice and press at 60 bar.
+ Solid Shampoo Citrus | Two bottles in the palm of a hand | | Easy combing, Refill and concentrate | Isethionate makes the foam, a quat makes it comb.
+ Solid Shampoo Lavender | For the scalp that wants peace | orange>lavender; wheatprotein>panthenol; cornstarch>kaolin | Scalp care, Soothing, Refill and concentrate | Kaolin takes up oil, panthenol and lavender calm.

# CO | quellhof | Emulsion, White, Faint | Conditioner, Easy combing, Frizz control, Vegan | 3.8-4.5 | 8000-18000
A conditioner that rinses fast and leaves the comb running.
A: aqua=qs(to 100); hec=0.5; glycerin=2
B: btms=4; cetearyl=3; coccap=1.5
C: phenoxyethanol=0.8; citrusaccord=0.4; lacticacid=qs(to pH 4.0)
> Hydrate the cellulose ether, heat both phases to 80 °C.
> Add phase B to phase A with the propeller, homogenise briefly.
> Cool slowly, acidify and add perfume and preservative.
+ Smooth Rinse Conditioner | Slip from the first second | | Silicone-free, Shine | A single behentrimonium base does without silicone.
+ Colour Shield Conditioner | For hair that has been dyed | coccap>panthenol-hair; panthenol-hair=0.7; hec>pq10; pq10=0.3 | Colour protection, Shine, Silicone-free | A cationic cellulose instead of the plain one leaves colour-treated hair sleek.
+ Repair Hair Mask | Amodimethicone for bleached lengths | coccap>amodimethicone; amodimethicone=3; cetearyl=5 | Hair mask, Colour protection | The aminosilicone seeks the damaged places.
+ Murumuru Curl Mask | Amazonian butter against frizz | coccap>murumuru; murumuru=4; phenoxyethanol>dha-ba | Hair mask, Silicone-free, Fair trade sourcing | Murumuru films each strand without weight.
+ Biodegradable Conditioner | Amidoamine instead of quat | btms>sapdma; sapdma=2; cetearyl=5 | Biodegradable, Palm oil-free | Stearamidopropyl dimethylamine becomes cationic with lactic acid in the batch.

# ST | quellhof | Gel, Colourless, Odourless | Hair styling, Long hold, Shine | 6.5-7.2 | 15000-35000
A clear gel that can be combed out.
A: aqua=qs(to 100); carbomer=0.6; edta2=0.1
B: vpva=5; sorbitol=3; panthenol-hair=0.5
C: naoh=qs(to pH 6.8); ps20=0.6; whitemusk=0.2; phenoxyethanol=0.9
> Swell the carbomer, dissolve phase B in a part of the water and combine.
> Neutralise under vacuum, add perfume premixed with the solubiliser.
+ Wet Look Gel | Twelve hours, no flakes | | Water resistant | The copolymer holds at ninety per cent humidity.
+ Men's Matt Clay Gel | Texture without shine | carbomer>hec; hec=1.4; sorbitol>kaolin; kaolin=4; -edta2 | Mattifying, Volume | Kaolin takes the gloss away and gives grip.
+ Flexible Styling Cream-Gel | Hold that still moves | vpva>pq11; pq11=3; carbomer>hec; hec=1.2; naoh>citric-pc | Volume, Soft skin feel | A cationic fixative asks for a non-ionic thickener.

# SG | haldermark | Viscous liquid, Pale yellow, Citrus | Shower gel, Rich foam, Mild cleansing | 5.0-5.6 | 3500-7000
A shower gel that is mild enough for twice a day.
A: aqua=qs(to 100); sles=12; capb=6
B: cocoglucoside=3; glycerin=2; egds=0.8
C: sodiumbenzoate=0.5; citrusaccord=0.8; citric-pc=qs(to pH 5.2); nacl=qs(to 5000 mPa·s)
> Dilute the ether sulfate with cold water, add betaine and glucoside.
> Melt in the pearl at 75 °C and cool at one degree a minute, or leave it out for a clear gel.
> Preserve, perfume, set pH and viscosity.
+ Citrus Grove Shower Gel | A loud morning | | Moisturising | Glycerin is there to be felt, not to fill the list.
+ Spa Pearl Shower Cream | White, silky, calm | citrusaccord>lavender; egds=1.5; glycerin=5 | Soft skin feel, Soothing | More pearl and glycerin turn the gel into a cream.
+ Seaside Shower Gel | Green algae and a clear gel | egds>chlorella; chlorella=1 | Blue beauty, Firming | Microalgae extract tints the clear gel.
+ Baby Wash | From the first bath on | sles>lauroamphoacetate; lauroamphoacetate=12; -citrusaccord; egds>calendula; calendula=2; nacl>peg150; peg150=0.8 | Baby care, Fragrance-free, Sensitive skin | Amphoacetate and glucoside clean without perfume, marigold looks after the skin.
+ Refill Shower Concentrate | One part concentrate, three parts tap water | sles=38; capb=18; nacl>propanediol; propanediol=5 | Concentrated format, Refill and concentrate | Made to be diluted at home; propanediol keeps it pourable.

# LH | pelican | Viscous liquid, Colourless, Faint | Liquid soap, Mild cleansing, Rich foam | 5.0-5.8 | 2500-5000
A hand wash for washrooms that are used a thousand times a day.
A: aqua=qs(to 100); aos=14; capb=6
B: glycerin=2; peg150=0.4; edta2=0.1
C: phenoxyethanol=0.7; lacticacid=qs(to pH 5.4); lemonzest=0.25
> Mix phase A cold, dissolve PEG-150 distearate in a little hot water and add.
> Add phase C and adjust.
+ Washroom Hand Wash | Foams in any water | | Sulfate-free | Olefin sulfonate keeps its foam where lime is hard.
+ Kitchen Hand Wash | Takes onion and fish away | edta2>zincpca; zincpca=0.5; lemonzest>orange; orange=0.3 | Odour control | Zinc PCA binds the sulfur compounds that linger on fingers.
+ Aloe Hand Wash | With leaf gel for tender hands | glycerin>aloe; aloe=0.1; aos>cocoglucoside; cocoglucoside=18 | Soothing, Moisturising, Sensitive skin | A glucoside base spares cracked skin.

# TP | kaolba | Paste, White, Minty | Toothpaste, Enamel protection, Oral wellness, Vegan | 6.5-8.0 | 30000-80000
A toothpaste with fresh mint and controlled abrasion.
A: sorbitol=38; glycerin=8; cellulosegum=0.9; xanthan=0.2
B: aqua=qs(to 100); sodiumfluoride=0.32; saccharin=0.2
C: hydratedsilica=18; tio2=0.4
D: sls=1.3; peppermint=0.9; sodiumbenzoate=0.3
> Wet the gums with glycerin, add sorbitol and phase B and let them swell.
> Draw in the silica under vacuum and knead for twenty minutes.
> Add phase D at low speed without foam and degas.
+ Fluoride Mint Toothpaste | 1450 ppm fluoride | | Clean taste, Whitening | The dental standard with medium abrasion.
+ Enamel Mineral Toothpaste | Hydroxyapatite, no fluoride | sodiumfluoride>hap; hap=10; hydratedsilica=10; sls>slsarc; slsarc=2.5 | Sulfate-free, Sensitive skin | Ten per cent hydroxyapatite fill tubules; sarcosinate foams mildly.
+ Kids Mild Toothpaste | Sweet mint, 1000 ppm fluoride | sodiumfluoride=0.22; hydratedsilica=12; sls=0.6; peppermint=0.3 | Sensitive skin, Gluten-free | Less abrasive, less foam and less mint for milk teeth.
+ Charcoal Whitening Toothpaste | Black paste, white smile | tio2>charcoal; charcoal=1; hydratedsilica=20 | Whitening | The black colour is rinsed away with the first mouthful of water.

# MR | calyxa | Liquid, Colourless, Minty | Mouthwash, Oral wellness, Alcohol-free, Clean taste | 5.5-6.5 | 1-20
An alcohol-free rinse.
A: aqua=qs(to 100); sorbitol=10; xylitol=3
B: peg40hco=1.2; peppermint=0.15; menthol=0.03
C: sodiumfluoride=0.05; sodiumbenzoate=0.2; citric-pc=qs(to pH 5.8)
> Premix phase B until clear, add to phase A.
> Dissolve phase C, set the pH, filter.
+ Fresh Rinse | Cool without alcohol | | Enamel protection | The solubiliser was chosen for its low bitterness.
+ Sensitive Gum Rinse | With liquorice against irritation | menthol>dpg; dpg=0.2; -peppermint | Soothing, Fragrance-free | Dipotassium glycyrrhizate calms gums and rounds the taste.
+ Kids Rinse | Mild fruit, 113 ppm fluoride | menthol>citrusaccord; citrusaccord=0.05; peppermint=0.05; xylitol=5; sodiumfluoride=0.025 | Enamel protection, Gluten-free | Less mint and more xylitol for children from six.
`;

export const homeFormulations = `
# LL | haldermark | Viscous liquid, Blue, Floral | Laundry liquid, Stain removal, Biodegradable | 7.8-8.5 | 300-900
A liquid detergent with enzymes for 20 to 60 °C.
A: aqua=qs(to 100); mpg-hc=5; lasacid=9; naoh=qs(to pH 8.2)
B: aeo7=8; sles-hc=12; citrate=3
C: protease=0.7; amylase=0.4; pvpvi=0.3; bit=0.1; cleanlinen=0.6
> Neutralise the sulfonic acid in water and glycol with cooling.
> Add the surfactants of phase B, cool below 30 °C.
> Add enzymes, polymer, perfume and preservative.
+ Colour Laundry Liquid | Bright colours at twenty degrees | | Colour protection, Low temperature cleaning, Fabric care, Cold wash | A dye transfer inhibitor catches what runs.
+ White Laundry Liquid | With optical brightener | pvpvi>opticalbrightener; opticalbrightener=0.15 | Whitening, Grease removal | The brightener draws onto cotton below 30 °C.
+ Sensitive Laundry Liquid | No perfume, no dye | cleanlinen>mannanase; mannanase=0.2; -pvpvi | Fragrance-free, Sensitive skin, EU Ecolabel listed | In the place of perfume a third enzyme takes on gravy.
+ Sports Laundry Liquid | Against the smell in functional fabric | cleanlinen>pineforest; pineforest=0.5; aeo7=11; -pvpvi | Odour control, Grease removal, Cold wash | More non-ionic surfactant lifts sebum from polyester at 30 °C.
+ Laundry Concentrate 2x | Half a bottle of water less | lasacid=18; aeo7=20; sles-hc=16; mpg-hc=12; citrate=1.5 | Concentrated format, Refill and concentrate | Twice the active matter; glycol keeps it from gelling.

# LP | valkeaoja | Powder, White, Floral | Laundry powder, Whitening, Stain removal, Low temperature cleaning |  |
A compact powder with bleach and enzymes.
A: sodaash=26; zeolite=20; sulfate=12.2; disilicate=4; cmc-hc=1
B: las=12; aeo7=3
C: percarbonate=15; taed=4
D: protease=0.8; lipase=0.4; antifoam=0.3; cleanlinen=0.5; speckle=0.8
> Blend phase A, spray on the warm surfactants of phase B and agglomerate.
> Sieve, cool, and post-dose phases C and D in the drum mixer.
+ Compact White Powder | Sixty grams for five kilos of washing | | Phosphate-free, Grease removal | Percarbonate and TAED begin to bleach at 30 °C.
+ Baby Laundry Powder | Hygiene without perfume | -cleanlinen; -speckle; sulfate=13.5 | Fragrance-free, Phosphate-free, Sensitive skin | Perfume and speckles have been left out.

# FS | oleandra | Emulsion, White, Floral | Fabric softener, Fabric care, Biodegradable | 2.5-3.5 | 20-150
A softener on a biodegradable ester quat.
A: aqua=qs(to 100); hedp=0.1
B: esterquat=6
C: cleanlinen=0.8; bit=0.08
> Heat the water to 55 °C, pour in the molten ester quat with strong stirring.
> Cool below 35 °C, add perfume and preservative.
+ Fresh Line Softener | Towels like new | | Soft skin feel | Six per cent active for the daily dose of 60 ml.
+ Baby Softener | Soft and unscented | -cleanlinen; esterquat=5 | Fragrance-free, Sensitive skin | A little less active and no perfume for sensitive skin.
+ Softener Concentrate | One capful is enough | esterquat=16; cleanlinen=1.6 | Concentrated format, Refill and concentrate | Concentrated nearly threefold, with electrolyte-free water to keep it thin.

# HD | haldermark | Viscous liquid, Yellow, Citrus | Hand dishwashing, Grease removal, Rich foam | 5.5-7.0 | 800-2000
A dishwashing liquid that foams to the last plate.
A: aqua=qs(to 100); sles-hc=35; las=8
B: ao=6; c810apg=3; sodiumcumene=2
C: lacticcleaner=qs(to pH 6.0); bit=0.1; lemonzest=0.3; nacl=qs(to 1200 mPa·s)
> Dilute the surfactants of phase A in water, add phase B.
> Set the pH, perfume, thicken with salt and let it stand until clear.
+ Lemon Dish Liquid | Three hundred plates a squeeze | | Streak-free shine | Amine oxide carries foam through the fat.
+ Balsam Dish Liquid | Kind to hands | sodiumcumene>glycerin; glycerin=3; las=5 | Mild cleansing, Moisturising | Less sulfonate and some glycerin for hands in water all day.
+ Dish Liquid Ecolabel | Plant surfactants only | las>mes; mes=10; bit>sodiumbenzoate; sodiumbenzoate=0.4; lemonzest=0.15 | Bio-based, EU Ecolabel listed, Palm oil-free | Coconut ester sulfonate replaces the petrochemical share.

# AD | valkeaoja | Granules, White, Odourless | Automatic dishwashing, Stain removal, Streak-free shine, Phosphate-free |  |
A powder for tablets, tested in the normal programme at 50 °C.
A: sodaash=34; citrate=24.9; disilicate=7
B: mgda=14; polyacrylate=3; lowfoam=2
C: percarbonate=10; taed=2; catalyst=0.2
D: protease=1.5; amylase=0.8; hedp=0.6
> Mix phase A and spray on the liquids of phase B.
> Dry to below 2 % moisture, add phase C and D and press at 40 kN.
+ Dishwasher Tab Classic | One tab, all programmes | | Low temperature cleaning | MGDA and citrate soften water without phosphate.
+ Dishwasher Powder Eco | Dosed by the spoon | -catalyst; -polyacrylate; taed=3; citrate=27.1 | Biodegradable, EU Ecolabel listed, Concentrated format | Without manganese and without polymer, for ecolabels.

# AP | tervane | Liquid, Colourless, Citrus | All-purpose cleaner, Grease removal, Streak-free shine | 9.5-10.5 | 1-10
A spray for kitchen surfaces that needs no rinsing.
A: aqua=qs(to 100); glda-hc=1; c810apg=2.5
B: pnb=3; ethanol=4
C: sodaash=0.3; lemonzest=0.2; bit=0.05
> Dissolve one after the other, filter and fill.
+ Kitchen Spray | Fat goes, shine stays | | Biodegradable | Glycol ether lifts the fat and the glucoside carries it away.
+ Orange Power Cleaner | D-limonene against labels and wax | pnb>limonene; limonene=4; c810apg=5 | Bio-based, Upcycled | More glucoside keeps four per cent of terpene in solution.
+ Nursery Surface Spray | For tables, toys and sticky fingers | pnb>lacticcleaner; lacticcleaner=0.5; -sodaash; -lemonzest | Fragrance-free, Biodegradable, pH 4.5-5.5 | Neither glycol ether nor alkali nor perfume.
+ All-purpose Concentrate 1:50 | A cap for a bucket | c810apg=14; pnb=8; ethanol=8; glda-hc=4 | Concentrated format, Floor cleaner, Refill and concentrate | Diluted one to fifty it washes floors; neat it takes baked-on fat off the hob.

# BA | citrovia | Liquid, Colourless, Faint | Bathroom cleaner, Limescale removal, Streak-free shine | 2.2-2.8 | 5-60
An acid spray for taps, tiles and glass.
A: aqua=qs(to 100); lacticcleaner=4; citric-pc=3
B: c810apg=2; sls-decyl=0.5; xanthan=0.15
C: lemonzest=0.2
> Hydrate xanthan in the water, add acids and surfactants, then perfume.
+ Lime Away Spray | Chrome without spots | | Biodegradable | Two fermented acids dissolve lime and spare chrome.
+ Shower Foam Cleaner | Clings to the wall | sls-decyl>ao; ao=2; xanthan=0.25 | Rich foam | Amine oxide foam holds the acid on vertical tiles.

# TO | citrovia | Viscous liquid, Green, Herbal | Toilet cleaner, Limescale removal | 1.5-2.2 | 250-700
A clinging gel for the bowl.
A: aqua=qs(to 100); xanthan=0.5; msa=4
B: sulfamic=3; c810apg=1.5
C: pineforest=0.3
> Hydrate xanthan before the acids go in; add surfactant and perfume at the end.
+ WC Gel Pine | Strong on lime, without chlorine | | Biodegradable | Methanesulfonic acid makes soluble lime salts.
+ WC Gel Citrus | The milder household version | msa>lacticcleaner; lacticcleaner=8; pineforest>lemonzest | Bio-based | Lactic acid takes the place of the mineral-strength acid.

# GL | tervane | Liquid, Blue, Faint | Glass cleaner, Streak-free shine | 7.0-9.0 | 1-5
A glass cleaner that dries in half a minute.
A: aqua=qs(to 100); isopropanol=8; dpm=1
B: c810apg=0.3; rhamnolipid=0.1
> Mix cold and filter.
+ Window Spray | Clear view without rubbing | | Fragrance-free | Little surfactant is the secret of a streak-free window.
+ Vinegar-style Glass Cleaner | Lactic acid against hard water | dpm>lacticcleaner; lacticcleaner=0.6; isopropanol>ethanol | Limescale removal, Bio-based, pH 2.5-3.5 | Fermented acid and ethanol take lime marks off shower glass.
+ Screen Cleaner | For displays and glasses | isopropanol=5; dpm>glycerin; glycerin=0.2; c810apg=0.15 | Fragrance-free | Less alcohol, so coatings stay on.

# FL | sarvento | Liquid, Amber, Fatty | Floor cleaner, Bio-based, Biodegradable | 9.5-10.5 | 1-30
A soap cleaner for wood and stone floors.
A: aqua=qs(to 100); soap=22; citrate=1
B: aeo7=2; ethanol=3
C: rosin=0.5; pineforest=0.3
> Warm the soap to 40 °C, dissolve the resin in it, dilute, then add the rest.
+ Wood Floor Soap | Cleans and nourishes oiled floors | | Local sourcing | Soap leaves a thin film that can be polished.
+ Stone Floor Cleaner | For terrazzo and tile | rosin>glda-hc; glda-hc=2; soap=12 | Limescale removal | Chelate keeps lime soap off the stone.
`;
