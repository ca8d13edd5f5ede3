/**
 * Formulations for skin and sun. A block is: title line `# code | seller | picture shape, colour, odour |
 * terms | pH | mPa·s`, the description, one line for each phase (`A: id=weight; …`, ids of substances or
 * of plain materials, weight in per cent or `qs(note)`), the steps after `>`, and after `+` the products
 * made from it: name | tagline | changes (`from>to`, `id=weight`, `-id` left out) | further terms, and a
 * pH of its own (`pH 2.5-3.5`) | sentence.
 */
export const skinFormulations = `
# CR | haldermark | Emulsion, White, Faint | Face cream, Moisturising, Barrier support, Vegan | 5.3-5.8 | 18000-30000
An oil-in-water cream on liquid crystals that melts quickly and stays soft for hours.
A: aqua=qs(to 100); glycerin=4; xanthan=0.2; phytate=0.1
B: c68=4; cetearyl=2; cct=6; coccap=4; squalane=2; tocopherol=0.2
C: niacinamide=3; panthenol=1; pe9010=1; citric-pc=qs(to pH 5.5)
> Disperse xanthan gum in the glycerin, add to the water and heat phase A to 75 °C.
> Melt phase B at 75 °C, pour it into phase A and homogenise for two minutes.
> Stir slowly to 40 °C, add phase C in the order given and set the pH.
+ Barrier Day Cream | Daily comfort with 3 % niacinamide | | Skin conditioning, Sensitive skin | The barrier active of choice is niacinamide at a dose that studies support.
+ Ceramide Night Cream | Lipids while you sleep | niacinamide>ceramidenp; ceramidenp=0.2; squalane=4 | Anti-ageing, Long-lasting moisture, Healthy ageing | Ceramide NP goes into the hot oil phase of the night version; more squalane makes it richer.
+ Retinol Night Cream | A tenth of a per cent, well protected | niacinamide>retinol; retinol=1; panthenol>bisabolol; bisabolol=0.2; tocopherol=0.5 | Anti-ageing, Wrinkle reduction, Healthy ageing | One per cent of the retinol concentrate brings 0.1 % retinol; add it below 40 °C and fill into aluminium.
+ Oat Calm Cream | For skin that itches and reddens | niacinamide>oat; pe9010>dha-ba; oat=4 | Soothing, Anti-redness, Fragrance-free, COSMOS Approved | Oat extract replaces the vitamin, and preservation follows natural standards.

# LO | oleandra | Emulsion, White, Faint | Body lotion, Moisturising, Fast absorbing, Vegan | 5.0-5.8 | 6000-12000
A pourable lotion with a light finish for pump bottles.
A: aqua=qs(to 100); glycerin=5; carbomer=0.2; edta2=0.1
B: glycstearcit=2.5; cetearyl=1.5; cct=5; ipp=4; shea=2
C: naoh=qs(to pH 5.5); phenoxyethanol=0.9; ehg=0.2; whitemusk=0.3
> Sprinkle the carbomer into the water with glycerin and let it swell, then heat to 75 °C.
> Heat phase B to 75 °C and emulsify it in phase A under high shear.
> Neutralise at 60 °C, cool to 35 °C and add preservative and perfume.
+ Everyday Body Lotion | A pump bottle for the whole family | | Skin conditioning, Soft skin feel | Shea at two per cent is enough to be felt.
+ Urea Body Lotion 5 % | For dry and rough skin | whitemusk>urea; urea=5; carbomer>xanthan; naoh>sodiumlactate; sodiumlactate=1.5 | Exfoliant, Fragrance-free, Long-lasting moisture, Barrier support | Urea wants salt-tolerant gum instead of carbomer and a lactate buffer against rising pH.
+ Firming Body Lotion | Caffeine and tangle | shea>seaweed; seaweed=3; ipp>coccap; whitemusk>caffeine; caffeine=1 | Firming, Blue beauty, Fragrance-free | Caffeine is dissolved in the warm water, the seaweed extract goes in cold.
+ Mango Silk Lotion | Dry after-feel from upcycled kernels | shea>mango; ipp>coccap; coccap=4 | Non-greasy feel, Upcycled, Silicone-free, Upcycling | Mango butter and a light ester leave a dry, silky film.

# SE | velouria | Gel, Colourless, Odourless | Serum, Fragrance-free, Silicone-free, Vegan, Cold process | 5.2-6.2 | 1500-4000
A clear water serum, made cold in one vessel.
A: aqua=qs(to 100); xanthan=0.25; propanediol=5; glycerin=3
B: niacinamide=5; zincpca=1; hahigh=0.2; panthenol=1
C: pe9010=0.9; citric-pc=qs(to pH 5.8)
> Wet xanthan gum with propanediol and glycerin, add the water and stir until free of lumps.
> Sprinkle in sodium hyaluronate, wait for an hour, then dissolve the other actives.
> Preserve, set the pH and filter through 50 µm.
+ Niacinamide 5 + Zinc Serum | Less shine, finer pores | | Sebum control, Mattifying, Blemish control, Minimalist formulas | The pair of niacinamide and zinc PCA is asked for by name.
+ Tranexamic Spot Serum | For marks that stay after the sun | niacinamide>tranexamic; zincpca>arbutin; tranexamic=3 | Brightening, Evens skin tone | Tranexamic acid and alpha-arbutin work at different steps of pigmentation.
+ Hydra Layers Serum | Two molecular weights of hyaluronate | zincpca>halow; halow=0.2; niacinamide>betaine; betaine=2 | Moisturising, Long-lasting moisture | One hyaluronate stays on the skin, the other sinks in.
+ C Gentle Serum | Stable vitamin C near the pH of skin | niacinamide>sap; sap=3; zincpca>ectoin; ectoin=0.5; citric-pc=qs(to pH 6.2) | Sensitive skin, Brightening, Blemish control, pH 6.0-6.5 | Sodium ascorbyl phosphate stays stable above pH 6, where sensitive skin feels at ease.
+ Peptide Line Serum | Peptides in a light, clear gel | niacinamide>acetylhexapeptide8; acetylhexapeptide8=5; zincpca>palmitoyltripeptide; palmitoyltripeptide=3 | Wrinkle reduction, Firming, Anti-ageing, Healthy ageing | Two peptide solutions go in at the end, without heat.

# VC | velouria | Liquid, Pale yellow, Faint | Serum, Antioxidant protection, Brightening, Fragrance-free | 2.8-3.3 | 20-200
A low-pH antioxidant serum for opaque airless packaging.
A: aqua=qs(to 100); propanediol=10; eac=2; ferulic=0.5
B: ascorbic=12; sodiumpca=1; hahigh=0.1
C: ps20=1; tocopherol=0.5; phenoxyethanol=0.7; naoh=qs(to pH 3.0)
> Dissolve ferulic acid in warm propanediol and add it slowly to the water.
> Dissolve phase B under nitrogen below 25 °C.
> Premix phase C, add it, set the pH and fill without headspace.
+ C and E Ferulic Serum | Vitamins C and E with ferulic acid | | UV protection, Anti-ageing, Evens skin tone | Twelve per cent pure vitamin C is near the optimum of penetration.
+ C 15 Pure Serum | Fifteen per cent, five helpers | ascorbic=15; -ferulic; -eac; phenoxyethanol>hexanediol; hexanediol=1 | Evens skin tone, Minimalist formulas | Fewer ingredients leave more room for ascorbic acid.

# SU | heliodane | Emulsion, Pale yellow, Faint | Sun care, UV protection, Water resistant | 7.0-7.6 | 8000-20000
A water resistant sun cream with modern organic filters, in vitro SPF 50.
A: aqua=qs(to 100); glycerin=3; xanthan=0.2; edta2=0.1
B: gmsse=3; cetyl=1; c1215ab=8; dicaprylylcarb=5; ethylhexyltriazone=3; bemotrizinol=4; dhhb=6; vpeicosene=2; acrylatesc10=0.2
C: ensulizole=2; naoh=qs(to pH 7.2); phenoxyethanol=0.9; caprylylglycol=0.3
> Melt the filters of phase B in the esters at 85 °C until clear.
> Emulsify with phase A at 75 °C and homogenise for three minutes.
> Add ensulizole neutralised in part of the water, cool, preserve and check the pH.
+ Adult Sun Cream SPF 50 | Broad spectrum without octocrylene | | Non-greasy feel, Reef considerate | All filters are photostable and none of them is liquid, hence the dry touch.
+ Kids Sun Lotion SPF 50+ | Very water resistant, no perfume | bemotrizinol=5; vpeicosene=3; phenoxyethanol>pe9010; pe9010=1 | Baby care, Fragrance-free, Sensitive skin | More film former keeps protection through eighty minutes of water.
+ Invisible Sun Fluid SPF 30 | For the face, under make-up | ethylhexyltriazone=1.5; bemotrizinol=2.5; dicaprylylcarb>npgdiheptanoate; npgdiheptanoate=6 | Face cream, Mattifying, Fast absorbing | Fewer filters and a dry ester make a fluid that needs no rubbing.

# MI | heliodane | Emulsion, White, Odourless | Sun care, UV protection, Reef considerate, Fragrance-free, Mineral sun care | 7.0-8.0 | 10000-30000
A water-in-oil sun cream with mineral filters only.
A: pg4iso=4; cct=10; coccap=10; jojoba=3; beeswax=1; tocopherol=0.2
B: zincoxide=18; tio2nano=4
C: aqua=qs(to 100); propanediol=4; mgso4=1; pe9010=1
> Melt phase A and mill phase B into it until no agglomerate above 10 µm is left.
> Stir phase C at the same temperature slowly into A and B.
> Homogenise below 35 °C; viscosity rises by half overnight.
+ Mineral Sun Cream SPF 30 | Zinc and titanium, nothing else | | Sensitive skin, Water resistant | The pair of metal oxides covers UVB and UVA.
+ Baby Mineral Balm SPF 50 | First summers | zincoxide=22; tio2nano=5; beeswax=2.5; pe9010>caprylylglycol; caprylylglycol=0.8 | Baby care, Soothing | A thicker balm that shows where it has been spread.
+ Tinted Mineral Fluid SPF 30 | Evens tone without a white cast | beeswax>ironoxideyellow; ironoxideyellow=1.2; jojoba>ironoxidered; ironoxidered=0.5 | Face cream, Foundation, Evens skin tone, Blue light protection | Iron oxides take away the white cast and shield from visible light.

# MW | haldermark | Liquid, Colourless, Odourless | Micellar water, Face cleanser, Mild cleansing, Fragrance-free, PEG-free | 5.0-5.5 | 1-10
A clear micellar water that needs no rinsing.
A: aqua=qs(to 100); caprylyl=1.5; glycerin=2; propanediol=2; glda=0.1
B: hexanediol=0.5; sodiumbenzoate=0.3; citric-pc=qs(to pH 5.2)
> Dissolve all of phase A in the order given at room temperature.
> Add phase B, set the pH and filter bright.
+ Micellar Water Pure | Six ingredients and water | | Minimalist formulas, Sensitive skin | One sugar surfactant lifts make-up; the list stays short.
+ Micellar Water Rose | With the water of Damask roses | propanediol>rose; rose=0.02; glycerin=3 | Toner, Clean beauty | A trace of rose otto is solubilised by the glucoside.

# FC | saebyeol | Viscous liquid, Pale yellow, Faint | Face cleanser, Mild cleansing, Sulfate-free, Vegan, Biodegradable | 5.2-5.8 | 3000-8000
A sulfate-free gel that foams softly on wet hands.
A: aqua=qs(to 100); acrylatesaqua=3; glycerin=3; edta2=0.1
B: cocoylglutamate=15; cocobetaine=8; decyl-glucoside=5
C: naoh=qs(to pH 5.6); salicylic=0.5; pe9010=0.8
> Mix phase A, add the surfactants of phase B one by one without drawing in air.
> Neutralise until the gel clears, then add the rest of phase C.
+ Amino Foam Cleanser | pH of the skin, foam of a cloud | salicylic>panthenol; panthenol=0.5 | Soothing, Sensitive skin | Glutamate and glucoside rinse clean without tightness.
+ Clear Pore Gel | Half a per cent of salicylic acid | | Blemish control, Sebum control | Salicylic acid reaches the pore while the amino acid surfactant keeps the peace.
+ Charcoal Gel Cleanser | Black, matt, and gone in one rinse | salicylic>charcoal; charcoal=0.5 | Blemish control, Mattifying | Suspended charcoal colours the gel, which still rinses clear.

# AC | velouria | Gel, Colourless, Faint | Toner, Gentle exfoliation, Fragrance-free | 3.6-4.0 | 100-800
An exfoliating lotion for the evening, buffered for home use.
A: aqua=qs(to 100); sclerotium=0.3; butyleneglycol=4; betaine=2
B: lacticacid=5; gluconolactone-pha=3; arginine=qs(to pH 3.8)
C: allantoin=0.2; gluconolactone=1; hexanediol=0.5
> Hydrate sclerotium gum in the water at 60 °C.
> Add the acids below 40 °C and bring the pH to 3.8 with arginine.
> Add phase C and leave the lotion for a day before the final pH check.
+ Lactic Evening Peel | Soft skin in the morning | | Moisturising, Evens skin tone | Lactic acid exfoliates and is part of the moisturising factor at once.
+ Mandelic Clear Tonic | Slow acid for blemished skin | lacticacid>mandelic; mandelic=5; allantoin>zincpca | Blemish control, Sebum control | The large molecule of mandelic acid spares deeper skin tones the irritation.
+ PHA Sensitive Tonic | Acid without the sting | -lacticacid; gluconolactone-pha=9; allantoin>bisabolol; bisabolol=0.1 | Soothing, Sensitive skin | Only polyhydroxy acid, and bisabolol against redness.

# HC | mbali | Emulsion, Off-white, Nutty | Hand cream, Moisturising, Long-lasting moisture | 5.4-6.0 | 25000-45000
A rich, not sticky cream for hands that are washed often.
A: aqua=qs(to 100); glycerin=10; xanthan=0.3
B: gms=4; cetearyl=3; shea=8; cct=5; beeswax=1.5; tocopherylacetate=0.5
C: dha-ba=0.9; allantoin=0.3; lacticacid=qs(to pH 5.5)
> Heat both phases to 75 °C, emulsify, homogenise for three minutes.
> Cool under slow stirring, add phase C below 40 °C.
+ Savannah Hand Cream | Eight per cent fairly traded shea | | Fair trade sourcing, COSMOS Approved | Glycerin and shea carry the cream through a day of soap.
+ Glycerin Glove Cream | An invisible glove for workers | beeswax>dimethicone350; dimethicone350=2; dha-ba>phenoxyethanol | Barrier support, Film former | Dimethicone repels water and dirt during the shift.

# LB | ceramont | Solid, Pale yellow, Honey | Lip care, Moisturising, Long-lasting moisture |  |
An anhydrous balm for sticks and tins.
A: castor=25; cct=20.5; jojoba=15; shea=14
B: beeswax=18; candelilla=5; carnauba=2
C: tocopherol=0.3; vanillin-pf=0.2
> Melt phase B with the castor oil at 85 °C, add the other lipids and stir until clear.
> Add phase C at 75 °C and pour at 72 °C into prewarmed moulds.
> Cool quickly to 10 °C so that shea cannot grow grains.
+ Honey Lip Balm | Beeswax, jojoba and a breath of vanilla | | COSMOS Approved, Waterless beauty | The classic with beeswax, firm in the pocket and soft on the lips.
+ Tinted Lip Balm | A veil of brick red | vanillin-pf>ironoxidered; ironoxidered=0.2 | Lipstick, Shine, Waterless beauty | Two tenths of iron oxide are enough for a veil.
+ Vegan Lip Balm | Holds without beeswax | beeswax>sunflowerwax; sunflowerwax=10; cct=28.5 | Vegan, Palm oil-free, Waterless beauty | Sunflower wax binds more oil than beeswax, so the oil phase was raised.
+ Mint Lip Butter | Cool and glossy | vanillin-pf>menthol; menthol=0.2; shea>mango | Shine, Waterless beauty | Two tenths of menthol are felt, more would sting.

# BB | mbali | Solid, Off-white, Nutty | Body lotion, Moisturising, Vegan, Waterless beauty |  |
A whipped butter without water and without preservative.
A: shea=55; coconut=12; mango=8
B: marula=14; cct=6; rosehip=4.4
C: tocopherol=0.3; orange=0.3
> Melt phase A at 70 °C, hold for twenty minutes, add phase B.
> Cool to 20 °C under stirring, then whip with air to twice the volume, adding phase C.
+ Whipped Shea Butter | A jar of comfort | | Preservative-free, Fair trade sourcing, Clean beauty | No water means no preservative and little to go wrong.
+ Baobab Body Butter | Wild-gathered and whipped | marula>baobab; orange>lavender | Preservative-free, Fair trade sourcing | Baobab makes it silkier, lavender makes it an evening product.

# EY | hanamori | Gel, White, Odourless | Eye care, Firming, Fragrance-free, Fast absorbing | 5.5-6.2 | 6000-12000
A cooling emulsion gel for the area round the eyes.
A: aqua=qs(to 100); propanediol=4; caffeine=1; acrylatesc10=0.4; phytate=0.1
B: squalane=3; dicaprylylether=3; lecithin=1
C: hahigh=0.1; acetylhexapeptide8=4; ehg=0.3; hexanediol=0.8; naoh=qs(to pH 5.8)
> Dissolve caffeine in the warm water, disperse the polymer and stir until hydrated.
> Add phase B at 45 °C and homogenise, then neutralise.
> Stir in the actives cold.
+ Wake-up Eye Gel | Caffeine and peptide for tired eyes | | Wrinkle reduction, Cold process | The roller applicator does the rest.
+ Sea Fennel Eye Emulsion | Marine antioxidants | acetylhexapeptide8>fucus; fucus=3; caffeine=0.5 | Antioxidant protection, Blue beauty | Bladder wrack from the Lofoten replaces the peptide.

# DE | kestrin | Emulsion, White, Faint | Deodorant, Odour control, Vegan | 4.2-5.0 | 800-3000
A roll-on that dries within a minute.
A: aqua=qs(to 100); propanediol=5; hec=0.4
B: steareth2=2.2; steareth21=1.8; dicaprylylether=4
C: zincpca=1; ehg=0.5; phenoxyethanol=0.6; citrusaccord=0.8; lacticacid=qs(to pH 4.5)
> Swell the cellulose ether in the water, heat to 75 °C and add phase B of the same temperature.
> Cool under stirring; add phase C below 40 °C.
+ Zinc Deo Roll-on | Odour control without aluminium | | Minimalist formulas | Zinc PCA and ethylhexylglycerin hold odour bacteria back.
+ Dry Active Roll-on | Antiperspirant for the working day | zincpca>ach; ach=30; lacticacid>silica; silica=0.5 | Antiperspirant active | Thirty per cent of the aluminium chlorohydrate solution; steareths do not mind the salt.

# FO | lumenfarb | Emulsion, Beige, Faint | Foundation, Evens skin tone, Mattifying | 6.5-7.5 | 12000-25000
A water-in-oil foundation with medium cover.
A: pg4iso=3.5; isododecane=12; npgdiheptanoate=8; dimethicone5=6; bentonite=0.8
B: tio2=8; ironoxideyellow=1.6; ironoxidered=0.55; ironoxideblack=0.2; polymethylsilsesquioxane=3
C: aqua=qs(to 100); butyleneglycol=5; mgso4=1; phenoxyethanol=0.9; hexanediol=0.5
> Activate the clay in phase A under high shear.
> Add the milled pigments of phase B and homogenise until the shade no longer changes.
> Emulsify phase C slowly at room temperature.
+ Soft Blur Foundation | Medium cover, no mask | | Soft skin feel, Sensorial textures | Silicone resin spheres scatter light over lines.
+ Serum Foundation | Care at the place of colour | butyleneglycol>niacinamide; niacinamide=3; tio2=5; polymethylsilsesquioxane=1.5 | Moisturising, Brightening, Minimalist formulas | Niacinamide in the water phase and fewer pigments make a hybrid.

# LS | lumenfarb | Solid, Red, Faint | Lipstick, Colour protection, Shine |  |
A moulded lipstick with creamy payoff.
A: castor=38; octyldodecanol=20; ipm=8
B: candelilla=8; carnauba=4; ozokerite=5; beeswax=4
C: ironoxidered=6; mica=4.5; tio2=2; tocopherylacetate=0.5
> Mill the colours with a third of the castor oil on the three-roll mill.
> Melt phases A and B at 90 °C, add the colour paste and degas under vacuum.
> Pour at 80 °C, cool the moulds to 5 °C, then flame.
+ Brick Red Lipstick | Warm, opaque, even | | Long hold | Iron oxide carries the shade, pearl gives the sheen.
+ Carmine Red Lipstick | The crimson of opera nights | ironoxidered>carmine | Long hold | Carmine gives the blue-red that no oxide reaches.
+ Nude Pearl Lipstick | Sheer with silver light | ironoxidered>ironoxideyellow; ironoxideyellow=1.5; mica=9 | Soft skin feel | Less colour and twice the pearl.

# MA | kaolba | Paste, Off-white, Faint | Face mask, Mattifying, Sebum control, Vegan | 5.0-5.8 | 40000-90000
A clay mask that stays creamy for ten minutes.
A: aqua=qs(to 100); glycerin=8; xanthan=0.3; bentonite=3
B: kaolin=22; tio2=1
C: glycstearcit=2; cct=3
D: pe9010=1; bisabolol=0.1; greentea=0.3; citric-pc=qs(to pH 5.4)
> Hydrate bentonite and xanthan in water and glycerin for an hour.
> Stir in the kaolin under vacuum, heat to 70 °C and add phase C.
> Cool, add phase D and check for germs as clays bind preservatives.
+ White Clay Mask | Ten minutes of matt calm | | Soothing | Kaolin absorbs oil while glycerin keeps the mask from cracking.
+ Black Bamboo Mask | Charcoal and clay | tio2>charcoal; charcoal=2 | Blemish control | Bamboo charcoal adds depth of colour and adsorption.
+ Seaweed Clay Mask | Minerals of two shores | greentea>seaweed; seaweed=3 | Moisturising, Firming, Blue beauty | Tangle extract from the Lofoten brings polysaccharides into the clay.
`;
