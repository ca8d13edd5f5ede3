import type { DemoTexts } from "./demo-texts.ts";

/** What the first products of the demonstration say in French, by their keys. */
export const frenchTexts: DemoTexts = {
  "haldapon-n-70": {
    tagline: "Le pilier des shampooings et gels douche limpides",
    description:
      "Un éther sulfate à 70 % de matière active comptant en moyenne deux motifs d’oxyde d’éthylène, à base d’alcools gras C12-C14. Il se dilue en solutions limpides dont la viscosité se règle au chlorure de sodium. Haldapon® N 70 s’emploie de 5 à 25 % dans les shampooings, le plus souvent avec un co-tensioactif plus doux.",
    formulation_tips:
      "Dissoudre Haldapon® N 70 sous agitation lente : l’air entraîné reste des heures et fausse la densité des shampooings.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "5 à 6 semaines",
    awards: ["The Emulsion Review, ingrédient de l’année 2019 : or"],
  },
  "meridiol-n-70-70": {
    tagline: "Le pilier des shampooings et gels douche limpides",
    description:
      "Un éther sulfate à 70 % de matière active comptant en moyenne deux motifs d’oxyde d’éthylène, à base d’alcools gras C12-C14. Il se dilue en solutions limpides dont la viscosité se règle au chlorure de sodium. La mousse de Meridiol® N 70 70 vient vite, même en eau dure, et se sent aussitôt dans les gels douche. Chaque livraison de Meridiol® N 70 70 est contrôlée en matière active et en couleur : les gels douche restent identiques d’un lot à l’autre.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 2,9 kg d’équivalents CO2 par kg, ISO 14067, site de Linhai, 2025.",
    formulation_tips:
      "Régler le pH des gels douche avant la viscosité et associer Meridiol® N 70 70 à un amphotère pour réduire l’irritation.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldapon-k-12-oc": {
    tagline: "Aiguilles et poudre pour la mousse des dentifrices",
    description:
      "Laurylsulfate purifié au goût discret pour l’hygiène bucco-dentaire, avec moins de 1 % d’alcool non sulfaté. Une mousse dense se forme en quelques secondes et répand l’arôme en bouche. Chaque livraison de Haldapon® K 12 OC est contrôlée en matière active et en couleur : les dentifrices restent identiques d’un lot à l’autre. Les fabricants de dentifrices choisissent Haldapon® K 12 OC pour sa mousse abondante à un coût qui laisse place aux ingrédients de soin.",
    formulation_tips:
      "Dissoudre Haldapon® K 12 OC sous agitation lente : l’air entraîné reste des heures et fausse la densité des dentifrices.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldapon-a-27": {
    tagline: "Mousse abondante à pH légèrement acide",
    description:
      "Une solution à 27 % qui reste soluble à froid et s’emploie au-dessous de pH 7, où aucune ammoniaque ne se libère. Les shampooings à l’américaine lui doivent leur volume de mousse. Les fabricants de shampooings choisissent Haldapon® A 27 pour sa mousse abondante à un coût qui laisse place aux ingrédients de soin.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 2,4 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2023.",
    formulation_tips:
      "Régler le pH des shampooings avant la viscosité et associer Haldapon® A 27 à un amphotère pour réduire l’irritation.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "5 à 6 semaines",
  },
  "larkasol-lsa": {
    tagline: "De la mousse en poudre pour bombes de bain et pains solides",
    description:
      "Une grande molécule qui pénètre lentement et mousse aussi en eau dure et en eau salée. La poudre fluide se presse bien en shampooing solide. Larkasol® LSA s’emploie de 2 à 30 % dans les produits de bain, le plus souvent avec un co-tensioactif plus doux. La mousse de Larkasol® LSA vient vite, même en eau dure, et se sent aussitôt dans les produits de bain.",
    formulation_tips:
      "Dissoudre Larkasol® LSA sous agitation lente : l’air entraîné reste des heures et fausse la densité des produits de bain.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "1 semaine",
  },
  "haldapon-sci-85": {
    tagline: "Une mousse de bébé en pain solide",
    description:
      "L’ester gras de l’acide iséthionique évoque un lait au lavage et fait à peine gonfler la peau. Les paillettes à 85 % de matière active fondent avec l’acide stéarique en pains syndets. La mousse de Haldapon® SCI 85 vient vite, même en eau dure, et se sent aussitôt dans les savons solides. Chaque livraison de Haldapon® SCI 85 est contrôlée en matière active et en couleur : les savons solides restent identiques d’un lot à l’autre.",
    formulation_tips:
      "Régler le pH des savons solides avant la viscosité et associer Haldapon® SCI 85 à un amphotère pour réduire l’irritation.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "2 à 3 semaines",
  },
  "larkasol-sci-85-powder": {
    tagline: "Une mousse de bébé en pain solide",
    description:
      "L’ester gras de l’acide iséthionique évoque un lait au lavage et fait à peine gonfler la peau. Les paillettes à 85 % de matière active fondent avec l’acide stéarique en pains syndets. Chaque livraison de Larkasol® SCI 85 Powder est contrôlée en matière active et en couleur : les nettoyants visage restent identiques d’un lot à l’autre. Les fabricants de nettoyants visage choisissent Larkasol® SCI 85 Powder pour sa mousse abondante à un coût qui laisse place aux ingrédients de soin.",
    formulation_tips:
      "Dissoudre Larkasol® SCI 85 Powder sous agitation lente : l’air entraîné reste des heures et fausse la densité des nettoyants visage.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "1 semaine",
  },
  "haldapon-os-40": {
    tagline: "Un nettoyage robuste sans éthoxylés",
    description:
      "Le sulfonate d’oléfine garde sa mousse en eau très dure et sur toute la plage de pH. Il ne porte ni oxyde d’éthylène ni ester sulfate. Les fabricants de savons liquides choisissent Haldapon® OS 40 pour sa mousse abondante à un coût qui laisse place aux ingrédients de soin. Haldapon® OS 40 s’emploie de 5 à 25 % dans les savons liquides, le plus souvent avec un co-tensioactif plus doux.",
    formulation_tips:
      "Régler le pH des savons liquides avant la viscosité et associer Haldapon® OS 40 à un amphotère pour réduire l’irritation.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldapon-su-40": {
    tagline: "Adoucit les éther sulfates",
    description:
      "L’hémi-ester de l’acide sulfosuccinique compte parmi les anioniques les plus doux pour la peau. Mélangé à un éther sulfate, il réduit l’irritation plus que la dilution ne l’explique. Haldapon® SU 40 s’emploie de 5 à 20 % dans les shampooings, le plus souvent avec un co-tensioactif plus doux. La mousse de Haldapon® SU 40 vient vite, même en eau dure, et se sent aussitôt dans les shampooings.",
    formulation_tips:
      "Dissoudre Haldapon® SU 40 sous agitation lente : l’air entraîné reste des heures et fausse la densité des shampooings.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C ; chauffer doucement et agiter si des cristaux se sont formés au froid",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldasoft-cg-50": {
    tagline: "Du sucre et du coco, rien d’autre",
    description:
      "Un alkylpolyglucoside de glucose et d’alcools gras C8-C16, livré à 50 % de matière active et à pH 11,5, ce qui dispense de conservateur. Ajuster avec de l’acide citrique. On en emploie d’ordinaire 5 à 30 % dans les shampooings, compté tel quel. La mousse fine et crémeuse de Haldasoft® CG 50 est ce que les testeurs retiennent des shampooings.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Haldasoft® CG 50 : épaissir les shampooings avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldasoft-dg-53": {
    tagline: "Une mousse vive issue de carbone renouvelable",
    description:
      "L’alkylpolyglucoside à chaîne courte mousse le plus vite de sa famille et reste limpide avec les électrolytes. Il convient au nettoyage micellaire et à la toilette de bébé. La mousse fine et crémeuse de Haldasoft® DG 53 est ce que les testeurs retiennent des nettoyants visage.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les nettoyants visage au Haldasoft® DG 53 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldasoft-lg-12": {
    tagline: "Le glucoside qui apporte la viscosité",
    description:
      "Avec sa chaîne plus longue, ce glucoside épaissit les systèmes mixtes et émulsionne les huiles de bain. Chauffer à 40 °C avant pompage : la pâte devient fluide. Haldasoft® LG 12 se rince sans sensation de tiraillement, idéal pour des gels douche d’usage quotidien.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 1,8 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2019.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Haldasoft® LG 12 : épaissir les gels douche avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "haldasoft-cb-30": {
    tagline: "Épaissit, adoucit et renforce la mousse des anioniques",
    description:
      "Une bétaïne à 30 % issue d’acides gras de coco, pauvre en amidoamine libre et en acide monochloroacétique. Elle renforce la réponse au sel des éther sulfates et rend la mousse crémeuse. Avec un second tensioactif doux, Haldasoft® CB 30 permet aux shampooings des allégations courtes et honnêtes.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les shampooings au Haldasoft® CB 30 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "meridiol-cb-30-30": {
    tagline: "Épaissit, adoucit et renforce la mousse des anioniques",
    description:
      "Une bétaïne à 30 % issue d’acides gras de coco, pauvre en amidoamine libre et en acide monochloroacétique. Elle renforce la réponse au sel des éther sulfates et rend la mousse crémeuse. On en emploie d’ordinaire 3 à 15 % dans les gels douche, compté tel quel. La mousse fine et crémeuse de Meridiol® CB 30 30 est ce que les testeurs retiennent des gels douche.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Meridiol® CB 30 30 : épaissir les gels douche avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "pelican-cocamidopropyl-betaine": {
    tagline: "Épaissit, adoucit et renforce la mousse des anioniques",
    description:
      "Une bétaïne à 30 % issue d’acides gras de coco, pauvre en amidoamine libre et en acide monochloroacétique. Elle renforce la réponse au sel des éther sulfates et rend la mousse crémeuse. La mousse fine et crémeuse de Pelican Cocamidopropyl Betaine est ce que les testeurs retiennent des savons liquides.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les savons liquides au Pelican Cocamidopropyl Betaine par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "haldasoft-co-31": {
    tagline: "Bétaïne sans amide à la mousse vive",
    description:
      "Une alkylbétaïne fabriquée sans amidoamine, choisie là où des amines résiduelles pourraient sensibiliser. La mousse vient plus vite et reste plus sèche qu’avec le type amide. Haldasoft® CO 31 se rince sans sensation de tiraillement, idéal pour des nettoyants visage d’usage quotidien.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Haldasoft® CO 31 : épaissir les nettoyants visage avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldasoft-am-32": {
    tagline: "Pas de larmes, beaucoup de mousse",
    description:
      "L’amphotère dérivé d’imidazoline ménage les yeux et les muqueuses. C’est le partenaire classique des shampooings bébé sans larmes. Avec un second tensioactif doux, Haldasoft® AM 32 permet aux produits pour bébé des allégations courtes et honnêtes.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 4,8 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2025.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les produits pour bébé au Haldasoft® AM 32 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "saefoam-sr-30": {
    tagline: "Un tensioactif d’acide aminé qui a du corps",
    description:
      "L’acide laurique sur sarcosine donne une mousse dense et glissante et une certaine affinité pour le cheveu. Les dentifrices sans laurylsulfate reposent sur lui. On en emploie d’ordinaire 2 à 15 % dans les dentifrices, compté tel quel. La mousse fine et crémeuse de Saefoam® SR 30 est ce que les testeurs retiennent des dentifrices.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 5,1 kg d’équivalents CO2 par kg, ISO 14067, site de Daejeon, 2022.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Saefoam® SR 30 : épaissir les dentifrices avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "saefoam-gl-25": {
    tagline: "Un nettoyage légèrement acide issu d’un acide aminé",
    description:
      "De l’acide glutamique issu de fermentation est associé à des acides gras de coco. La mousse est douce, le pH celui de la peau, et les résidus se rincent entièrement. La mousse fine et crémeuse de Saefoam® GL 25 est ce que les testeurs retiennent des nettoyants visage.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les nettoyants visage au Saefoam® GL 25 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldasoft-gl-25": {
    tagline: "Un nettoyage légèrement acide issu d’un acide aminé",
    description:
      "De l’acide glutamique issu de fermentation est associé à des acides gras de coco. La mousse est douce, le pH celui de la peau, et les résidus se rincent entièrement. Haldasoft® GL 25 se rince sans sensation de tiraillement, idéal pour des produits pour bébé d’usage quotidien. Avec un second tensioactif doux, Haldasoft® GL 25 permet aux produits pour bébé des allégations courtes et honnêtes.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Haldasoft® GL 25 : épaissir les produits pour bébé avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "saefoam-gc-30": {
    tagline: "La fraîcheur des mousses visage asiatiques",
    description:
      "La glycine rend la mousse vive et le rinçage net, sans le dessèchement du savon. Il agit au mieux juste au-dessus de la neutralité. Avec un second tensioactif doux, Saefoam® GC 30 permet aux nettoyants visage des allégations courtes et honnêtes.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les nettoyants visage au Saefoam® GC 30 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "saefoam-ta-30": {
    tagline: "Une mousse sans sulfate qui résiste à tout pH",
    description:
      "Les taurates ne s’hydrolysent ni en milieu acide ni en milieu alcalin et gardent leur mousse en présence d’huile. Un tensioactif principal doux pour cheveux colorés. On en emploie d’ordinaire 5 à 25 % dans les shampooings, compté tel quel. La mousse fine et crémeuse de Saefoam® TA 30 est ce que les testeurs retiennent des shampooings.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 5,4 kg d’équivalents CO2 par kg, ISO 14067, site de Daejeon, 2023.",
    formulation_tips:
      "Le sel agit peu dans les systèmes riches en Saefoam® TA 30 : épaissir les shampooings avec un polymère s’ils restent fluides.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldasoft-cc-8": {
    tagline: "Une eau micellaire limpide sans PEG",
    description:
      "Le glucoside C8-C10 solubilise parfum et maquillage avec peu de mousse. Un à trois pour cent suffisent à une eau micellaire. La mousse fine et crémeuse de Haldasoft® CC 8 est ce que les testeurs retiennent des eaux micellaires. Haldasoft® CC 8 se rince sans sensation de tiraillement, idéal pour des eaux micellaires d’usage quotidien.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 4,1 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2025.",
    formulation_tips:
      "Conserver aussitôt la masse diluée et valider les eaux micellaires au Haldasoft® CC 8 par un challenge test ; le pH décide.",
    packaging: ["Bidon de 25 kg", "Fût de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "quelloquat-bt-50": {
    tagline: "Un après-shampooing riche en une pastille",
    description:
      "Un quat à 22 carbones issu du colza, dilué dans un alcool gras. Il émulsionne et conditionne à la fois. La charge positive de Quelloquat® BT 50 est attirée par les zones abîmées du cheveu : les après-shampooings agissent là où il le faut. Utilisé de 2 à 8 %, Quelloquat® BT 50 réduit la force de peignage sur cheveux mouillés et donne aux après-shampooings leur glissant.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 5,6 kg d’équivalents CO2 par kg, ISO 14067, site de Mannheim, 2021.",
    formulation_tips:
      "Vérifier la compatibilité de Quelloquat® BT 50 avec les tensioactifs anioniques avant de passer les après-shampooings à l’échelle.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "haldaquat-bc-80": {
    tagline: "Du glissant pour cheveux très abîmés",
    description:
      "La longue chaîne alkyle se fixe fermement sur les cheveux décolorés, où l’effort de peignage baisse le plus. Les paillettes fondent dans la phase grasse à 80 °C. Utilisé de 1 à 4 %, Haldaquat® BC 80 réduit la force de peignage sur cheveux mouillés et donne aux après-shampooings leur glissant. Les panélistes décrivent les cheveux après des après-shampooings au Haldaquat® BC 80 comme lisses plutôt que gainés.",
    formulation_tips:
      "Amener les après-shampooings à pH 4-4,5 après refroidissement pour le meilleur dépôt de Haldaquat® BC 80.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "haldaquat-ct-29": {
    tagline: "Un quat liquide pour après-shampooings légers",
    description:
      "Une solution à 29 % à mettre en œuvre à froid pour sprays démêlants et après-shampooings légers. Le droit de l’UE en limite l’emploi selon le type de produit ; voir annexes III et V. Les panélistes décrivent les cheveux après des après-shampooings au Haldaquat® CT 29 comme lisses plutôt que gainés.",
    formulation_tips:
      "Vérifier la compatibilité de Haldaquat® CT 29 avec les tensioactifs anioniques avant de passer les après-shampooings à l’échelle.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "quelloquat-p-7": {
    tagline: "Conditionnement limpide en systèmes tensioactifs",
    description:
      "Un copolymère de chlorure de diallyldiméthylammonium et d’acrylamide, monomère résiduel inférieur à 5 ppm. À la dilution, il forme des coacervats qui se déposent sur la peau et les cheveux. La charge positive de Quelloquat® P 7 est attirée par les zones abîmées du cheveu : les shampooings agissent là où il le faut.",
    formulation_tips:
      "Amener les shampooings à pH 4-4,5 après refroidissement pour le meilleur dépôt de Quelloquat® P 7.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "quelloquat-p-10": {
    tagline: "Une cellulose qui conditionne",
    description:
      "Une hydroxyéthylcellulose quaternisée qui se dépose régulièrement et s’élimine au lavage. Disperser dans l’eau à pH 8, puis acidifier pour qu’il gonfle. Utilisé de 0,1 à 1 %, Quelloquat® P 10 réduit la force de peignage sur cheveux mouillés et donne aux shampooings leur glissant.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 0,7 kg d’équivalents CO2 par kg, ISO 14067, site de Mannheim, 2022.",
    formulation_tips:
      "Vérifier la compatibilité de Quelloquat® P 10 avec les tensioactifs anioniques avant de passer les shampooings à l’échelle.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "quelloquat-p-22": {
    tagline: "Agit de pH 3 à pH 10",
    description:
      "Un copolymère ampholyte de chlorure de diallyldiméthylammonium et d’acide acrylique pour défrisants, colorations et décolorants, là où les cationiques simples échouent. Les panélistes décrivent les cheveux après des shampooings au Quelloquat® P 22 comme lisses plutôt que gainés. La charge positive de Quelloquat® P 22 est attirée par les zones abîmées du cheveu : les shampooings agissent là où il le faut.",
    formulation_tips:
      "Amener les shampooings à pH 4-4,5 après refroidissement pour le meilleur dépôt de Quelloquat® P 22.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "quelloquat-gq-14": {
    tagline: "Le soin du guar pour cheveux mouillés",
    description:
      "Le guar cationique porte silicones et actifs antipelliculaires sur le cuir chevelu. Un dixième de pour cent se sent dès le premier coup de peigne sur cheveux mouillés. La charge positive de Quelloquat® GQ 14 est attirée par les zones abîmées du cheveu : les shampooings agissent là où il le faut.",
    formulation_tips:
      "Vérifier la compatibilité de Quelloquat® GQ 14 avec les tensioactifs anioniques avant de passer les shampooings à l’échelle.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "suryalata-gq-14": {
    tagline: "Le soin du guar pour cheveux mouillés",
    description:
      "Le guar cationique porte silicones et actifs antipelliculaires sur le cuir chevelu. Un dixième de pour cent se sent dès le premier coup de peigne sur cheveux mouillés. Utilisé de 0,1 à 0,5 %, Suryalata® GQ 14 réduit la force de peignage sur cheveux mouillés et donne aux gels douche leur glissant.",
    formulation_tips:
      "Amener les gels douche à pH 4-4,5 après refroidissement pour le meilleur dépôt de Suryalata® GQ 14.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "oleaquat-ad-18": {
    tagline: "L’alternative biodégradable aux quats",
    description:
      "Une amidoamine qui devient cationique dès que l’acide citrique ou lactique la neutralise dans la cuve. Le conditionnement approche celui du chlorure de cétrimonium. Les panélistes décrivent les cheveux après des après-shampooings au Oleaquat® AD 18 comme lisses plutôt que gainés. La charge positive de Oleaquat® AD 18 est attirée par les zones abîmées du cheveu : les après-shampooings agissent là où il le faut.",
    formulation_tips:
      "Vérifier la compatibilité de Oleaquat® AD 18 avec les tensioactifs anioniques avant de passer les après-shampooings à l’échelle.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldaquat-ad-18": {
    tagline: "L’alternative biodégradable aux quats",
    description:
      "Une amidoamine qui devient cationique dès que l’acide citrique ou lactique la neutralise dans la cuve. Le conditionnement approche celui du chlorure de cétrimonium. La charge positive de Haldaquat® AD 18 est attirée par les zones abîmées du cheveu : les masques capillaires agissent là où il le faut. Utilisé de 0,8 à 3 %, Haldaquat® AD 18 réduit la force de peignage sur cheveux mouillés et donne aux masques capillaires leur glissant.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 0,6 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2021.",
    formulation_tips:
      "Amener les masques capillaires à pH 4-4,5 après refroidissement pour le meilleur dépôt de Haldaquat® AD 18.",
    packaging: ["Carton de 20 kg", "Fût de 180 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldamul-gs-165": {
    tagline: "Le classique des crèmes stables aux acides",
    description:
      "Un couple auto-émulsionnant qui tient à pH 3,5 et supporte donc acides de fruits et acide salicylique. Les textures sont blanches et brillantes. Avec 2 à 6 % de Haldamul® GS 165, on obtient des crèmes visage stables sans second émulsifiant principal.",
    formulation_tips:
      "Chauffer les deux phases à 75 °C, homogénéiser deux minutes à grande vitesse, puis agiter lentement les crèmes visage au Haldamul® GS 165 jusqu’au-dessous de 40 °C.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldamul-co-68": {
    tagline: "Des cristaux liquides nés du sucre",
    description:
      "Un glucoside dans un alcool gras qui s’organise en cristaux liquides semblables à ceux des lipides de la peau. Les émulsions libèrent lentement leur eau. Les émulsions à base de Haldamul® CO 68 sont blanches, fines et agréables à étaler, comme doivent l’être les crèmes visage. Haldamul® CO 68 a été testé avec des huiles de faible et de forte polarité ; des formules de départ éprouvées pour crèmes visage sont disponibles.",
    formulation_tips:
      "Associer Haldamul® CO 68 à un facteur de consistance pour des crèmes visage épaisses, ou s’en passer pour plus de fluidité.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "2 à 3 semaines",
  },
  "sarvento-ol-10": {
    tagline: "Des lipides d’olive qui imitent la peau",
    description:
      "Des esters d’acides gras d’huile d’olive qui forment un film lamellaire proche de l’organisation de la couche cornée. Les huiles de toute polarité sont acceptées. Sarvento® OL 10 a été testé avec des huiles de faible et de forte polarité ; des formules de départ éprouvées pour crèmes visage sont disponibles. Qui formule des crèmes visage sans éthoxylés, ou avec peu, trouve les valeurs de Sarvento® OL 10 dans la fiche technique.",
    formulation_tips:
      "Chauffer les deux phases à 75 °C, homogénéiser deux minutes à grande vitesse, puis agiter lentement les crèmes visage au Sarvento® OL 10 jusqu’au-dessous de 40 °C.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "1 semaine",
  },
  "oleamul-pg-3": {
    tagline: "Sans PEG et assez doux pour les bébés",
    description:
      "Trois motifs de glycérine végétale portent deux acides stéariques. L’émulsifiant convient aux laits légers et blancs et accepte les acides actifs. Qui formule des crèmes visage sans éthoxylés, ou avec peu, trouve les valeurs de Oleamul® PG 3 dans la fiche technique. Avec 2 à 5 % de Oleamul® PG 3, on obtient des crèmes visage stables sans second émulsifiant principal.",
    formulation_tips:
      "Associer Oleamul® PG 3 à un facteur de consistance pour des crèmes visage épaisses, ou s’en passer pour plus de fluidité.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "3 à 4 semaines",
  },
  "oleamul-pi-4": {
    tagline: "De l’eau-dans-l’huile au toucher frais",
    description:
      "Un émulsifiant liquide pour laits eau-dans-huile et maquillage, utilisable aussi à froid. Il mouille les pigments et les tient séparés. Avec 1 à 5 % de Oleamul® PI 4, on obtient des fonds de teint stables sans second émulsifiant principal. Les émulsions à base de Oleamul® PI 4 sont blanches, fines et agréables à étaler, comme doivent l’être les fonds de teint.",
    formulation_tips:
      "Chauffer les deux phases à 75 °C, homogénéiser deux minutes à grande vitesse, puis agiter lentement les fonds de teint au Oleamul® PI 4 jusqu’au-dessous de 40 °C.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "5 à 6 semaines",
  },
  "morisui-le-90": {
    tagline: "Émulsifiant phospholipidique pour crèmes barrière",
    description:
      "Phosphatidylcholine hydrogénée de soja qui forme liposomes et structures membranaires proches de la peau. Il ne reste aucun film d’émulsifiant qui emporte les lipides. Les émulsions à base de Morisui® LE 90 sont blanches, fines et agréables à étaler, comme doivent l’être les crèmes visage.",
    formulation_tips:
      "Associer Morisui® LE 90 à un facteur de consistance pour des crèmes visage épaisses, ou s’en passer pour plus de fluidité.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "5 à 6 semaines",
  },
  "sarvento-le-90": {
    tagline: "Émulsifiant phospholipidique pour crèmes barrière",
    description:
      "Phosphatidylcholine hydrogénée de soja qui forme liposomes et structures membranaires proches de la peau. Il ne reste aucun film d’émulsifiant qui emporte les lipides. Sarvento® LE 90 a été testé avec des huiles de faible et de forte polarité ; des formules de départ éprouvées pour sérums sont disponibles. Qui formule des sérums sans éthoxylés, ou avec peu, trouve les valeurs de Sarvento® LE 90 dans la fiche technique.",
    formulation_tips:
      "Chauffer les deux phases à 75 °C, homogénéiser deux minutes à grande vitesse, puis agiter lentement les sérums au Sarvento® LE 90 jusqu’au-dessous de 40 °C.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "5 à 6 semaines",
  },
  "oleamul-ci-2": {
    tagline: "Ester citrique pour laits naturels fluides",
    description:
      "L’ester citrique du stéarate de glycéryle émulsionne en anionique et demande peu d’alcool gras. Des laits à pulvériser deviennent possibles. Qui formule des laits corporels sans éthoxylés, ou avec peu, trouve les valeurs de Oleamul® CI 2 dans la fiche technique.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 3,5 kg d’équivalents CO2 par kg, ISO 14067, site de Pasir Gudang, 2019.",
    formulation_tips:
      "Associer Oleamul® CI 2 à un facteur de consistance pour des laits corporels épaisses, ou s’en passer pour plus de fluidité.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "1 semaine",
    awards: ["The Emulsion Review, ingrédient de l’année 2019 : argent"],
  },
  "minatoya-sucrose-stearate": {
    tagline: "Un ester de sucre au toucher évanescent",
    description:
      "Un motif saccharose portant surtout une chaîne d’acide stéarique. Ses émulsions se rompent aussitôt sur la peau et ne laissent presque rien au toucher. Avec 1 à 4 % de Minatoya Sucrose Stearate, on obtient des crèmes visage stables sans second émulsifiant principal. Les émulsions à base de Minatoya Sucrose Stearate sont blanches, fines et agréables à étaler, comme doivent l’être les crèmes visage.",
    formulation_tips:
      "Chauffer les deux phases à 75 °C, homogénéiser deux minutes à grande vitesse, puis agiter lentement les crèmes visage au Minatoya Sucrose Stearate jusqu’au-dessous de 40 °C.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldamul-ps-20": {
    tagline: "Fait disparaître le parfum dans l’eau",
    description:
      "Le laurate de sorbitan à 20 motifs d’oxyde d’éthylène solubilise les huiles essentielles à raison de quatre à dix parts. Il ne mousse presque pas. Quatre à huit parts de Haldamul® PS 20 introduisent une part de parfum dans des lotions toniques limpides.",
    formulation_tips:
      "Prémélanger parfum et Haldamul® PS 20, chauffer à 30 °C, puis ajouter lentement l’eau des lotions toniques.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "2 à 3 semaines",
  },
  "pelican-polysorbate-20": {
    tagline: "Fait disparaître le parfum dans l’eau",
    description:
      "Le laurate de sorbitan à 20 motifs d’oxyde d’éthylène solubilise les huiles essentielles à raison de quatre à dix parts. Il ne mousse presque pas. Pelican Polysorbate 20 mousse peu et a un goût doux ; 0,5 à 10 % couvrent la plupart des besoins des eaux micellaires.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 4,9 kg d’équivalents CO2 par kg, ISO 14067, site de Cape Town, 2022.",
    formulation_tips:
      "Si les eaux micellaires se troublent à froid, augmenter Pelican Polysorbate 20 d’un demi pour cent ou réduire le parfum.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "1 semaine",
  },
  "haldamul-hc-40": {
    tagline: "Solubilisant au goût discret",
    description:
      "Quarante motifs d’oxyde d’éthylène sur huile de ricin hydrogénée portent parfum et arôme dans une eau limpide. Chauffer à 35 °C pour verser. Quatre à huit parts de Haldamul® HC 40 introduisent une part de parfum dans des lotions toniques limpides. Haldamul® HC 40 mousse peu et a un goût doux ; 0,5 à 5 % couvrent la plupart des besoins des lotions toniques.",
    formulation_tips:
      "Prémélanger parfum et Haldamul® HC 40, chauffer à 30 °C, puis ajouter lentement l’eau des lotions toniques.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "1 semaine",
  },
  "oleamul-gm-40": {
    tagline: "Consistance et stabilité en une pastille",
    description:
      "Mono- et diglycérides des acides palmitique et stéarique qui stabilisent les émulsions comme partenaire lipophile. Les pastilles fondent à 58 °C. Oleamul® GM 40 complète un émulsifiant de polarité opposée ; 1 à 5 % sont courants dans les crèmes visage. Seul, il ne tient pas longtemps une émulsion ; en couple, il rend les crèmes visage robustes au chaud comme au froid.",
    formulation_tips:
      "Calculer le HLB du couple d’après les huiles des crèmes visage, puis faire varier la part de Oleamul® GM 40 d’un dixième en plus et en moins.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldamul-st-2": {
    tagline: "La moitié lipophile d’un couple robuste",
    description:
      "Alcool stéarylique à deux motifs d’oxyde d’éthylène ; avec le Steareth-21, il émulsionne sur toute la plage de pH, même auprès de sels d’aluminium. Seul, il ne tient pas longtemps une émulsion ; en couple, il rend les laits corporels robustes au chaud comme au froid.",
    formulation_tips:
      "Faire fondre entièrement Haldamul® ST 2 avant d’émulsionner ; les grains non fondus se retrouvent dans les laits corporels.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "3 à 4 semaines",
  },
  "haldamul-st-21": {
    tagline: "Tient les émulsions antitranspirantes et autobronzantes",
    description:
      "L’éther stéarylique hydrophile à 21 motifs, indifférent au sel et à l’acide. Les roll-on restent fluides et stables grâce à lui. Le rapport entre Haldamul® ST 21 et son partenaire décide si les laits corporels sont riches ou légers. Haldamul® ST 21 complète un émulsifiant de polarité opposée ; 1 à 4 % sont courants dans les laits corporels.",
    formulation_tips:
      "Calculer le HLB du couple d’après les huiles des laits corporels, puis faire varier la part de Haldamul® ST 21 d’un dixième en plus et en moins.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "2 à 3 semaines",
  },
  "haldamul-ps-60": {
    tagline: "Partenaire hydrophile des esters de sorbitan",
    description:
      "Le stéarate de la série des polysorbates, employé avec le stéarate de sorbitan depuis les premières crèmes évanescentes. Haldamul® PS 60 complète un émulsifiant de polarité opposée ; 1 à 5 % sont courants dans les crèmes visage.",
    life_cycle_analysis:
      "Du berceau à la porte de l’usine 0,7 kg d’équivalents CO2 par kg, ISO 14067, site de Krefeld, 2021.",
    formulation_tips:
      "Faire fondre entièrement Haldamul® PS 60 avant d’émulsionner ; les grains non fondus se retrouvent dans les crèmes visage.",
    packaging: ["Sac de 25 kg", "Fût de 175 kg"],
    storage_conditions: "Au sec, au-dessous de 25 °C, dans l’emballage d’origine fermé",
    standard_lead_time: "4 à 5 semaines",
  },
  "oleandrol-mct-60": {
    tagline: "L’huile neutre qui ne rancit jamais",
    description:
      "Des acides gras fractionnés de coco et de palmiste sur glycérine : incolores, sans goût et stables à l’oxydation. Un émollient à étalement moyen pour toutes les peaux. Oleandrol® MCT 60 donne son caractère à la phase huileuse des crèmes visage, d’ordinaire de 3 à 40 %. Associé à une huile plus lourde, Oleandrol® MCT 60 donne aux crèmes visage une cascade d’étalement, du premier contact au fini.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Oleandrol® MCT 60 change la viscosité des crèmes visage, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
    awards: ["The Emulsion Review, ingrédient de l’année 2022 : bronze"],
  },
  "tamarack-caprylic-capric-triglyceride": {
    tagline: "L’huile neutre qui ne rancit jamais",
    description:
      "Des acides gras fractionnés de coco et de palmiste sur glycérine : incolores, sans goût et stables à l’oxydation. Un émollient à étalement moyen pour toutes les peaux. Associé à une huile plus lourde, Tamarack Caprylic/Capric Triglyceride donne aux laits corporels une cascade d’étalement, du premier contact au fini.",
    formulation_tips:
      "Ajouter Tamarack Caprylic/Capric Triglyceride à la phase huileuse ; pour des laits corporels à froid, le prémélanger à l’émulsifiant liquide.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "5 à 6 semaines",
  },
  "iberalta-caprylic-capric-triglyceride": {
    tagline: "L’huile neutre qui ne rancit jamais",
    description:
      "Des acides gras fractionnés de coco et de palmiste sur glycérine : incolores, sans goût et stables à l’oxydation. Un émollient à étalement moyen pour toutes les peaux. Peu odorant et peu coloré, Iberalta Caprylic/Capric Triglyceride reste discret dans les produits solaires, avec ou sans parfum. Étalement, polarité et viscosité de Iberalta Caprylic/Capric Triglyceride figurent sur la fiche technique : les produits solaires se conçoivent au lieu de s’essayer.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Iberalta Caprylic/Capric Triglyceride change la viscosité des produits solaires, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
    awards: ["The Emulsion Review, ingrédient de l’année 2021 : argent"],
  },
  "oleandrol-pm-98": {
    tagline: "Sec, rapide et éprouvé",
    description:
      "Un ester de faible viscosité qui s’étale très vite et entraîne d’autres huiles avec lui. Il ôte leur gras aux huiles de bain. Étalement, polarité et viscosité de Oleandrol® PM 98 figurent sur la fiche technique : les laits corporels se conçoivent au lieu de s’essayer.",
    formulation_tips:
      "Ajouter Oleandrol® PM 98 à la phase huileuse ; pour des laits corporels à froid, le prémélanger à l’émulsifiant liquide.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "oleandrol-pp-98": {
    tagline: "Un peu plus riche que le myristate",
    description:
      "L’ester de l’acide palmitique s’étale vite mais reste un peu plus longtemps sur la peau. Il donne aux laits un fini doux à peu de frais. Oleandrol® PP 98 donne son caractère à la phase huileuse des laits corporels, d’ordinaire de 2 à 20 %.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Oleandrol® PP 98 change la viscosité des laits corporels, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "heliosolv-ab-15": {
    tagline: "Dissout ce dont sont faits les solaires",
    description:
      "Un ester polaire et sec qui maintient en solution les filtres UV cristallins et disperse le dioxyde de titane. Associé à une huile plus lourde, Heliosolv® AB 15 donne aux produits solaires une cascade d’étalement, du premier contact au fini. Peu odorant et peu coloré, Heliosolv® AB 15 reste discret dans les produits solaires, avec ou sans parfum.",
    formulation_tips:
      "Ajouter Heliosolv® AB 15 à la phase huileuse ; pour des produits solaires à froid, le prémélanger à l’émulsifiant liquide.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "1 semaine",
  },
  "oleandrol-cc-18": {
    tagline: "Une réponse végétale au silicone volatil",
    description:
      "Alcool de coco associé à des acides C8-C10 : sec, velouté et rapide. Il remplace souvent le cyclopentasiloxane. Peu odorant et peu coloré, Oleandrol® CC 18 reste discret dans les crèmes visage, avec ou sans parfum. Étalement, polarité et viscosité de Oleandrol® CC 18 figurent sur la fiche technique : les crèmes visage se conçoivent au lieu de s’essayer.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Oleandrol® CC 18 change la viscosité des crèmes visage, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "haldaderm-oe-8": {
    tagline: "Sec comme un silicone, issu d’alcool végétal",
    description:
      "L’éther symétrique de l’octanol s’étale aussitôt et laisse un voile léger. Il résiste à l’hydrolyse de pH 2 à 12. Étalement, polarité et viscosité de Haldaderm® OE 8 figurent sur la fiche technique : les crèmes visage se conçoivent au lieu de s’essayer. Haldaderm® OE 8 donne son caractère à la phase huileuse des crèmes visage, d’ordinaire de 2 à 15 %.",
    formulation_tips:
      "Ajouter Haldaderm® OE 8 à la phase huileuse ; pour des crèmes visage à froid, le prémélanger à l’émulsifiant liquide.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "4 à 5 semaines",
  },
  "haldaderm-ca-8": {
    tagline: "Un étalement sec qui aime les filtres UV",
    description:
      "Un carbonate d’octanol de très faible viscosité, au bon pouvoir solvant et au toucher sec et poudré. Haldaderm® CA 8 donne son caractère à la phase huileuse des produits solaires, d’ordinaire de 2 à 20 %.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Haldaderm® CA 8 change la viscosité des produits solaires, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
  "tervasol-id-12": {
    tagline: "Disparaît et laisse le film",
    description:
      "Un hydrocarbure ramifié et volatil pour un maquillage sans transfert. Il s’évapore en quelques minutes et dissout les résines silicone. Associé à une huile plus lourde, Tervasol® ID 12 donne aux mascaras une cascade d’étalement, du premier contact au fini.",
    formulation_tips:
      "Ajouter Tervasol® ID 12 à la phase huileuse ; pour des mascaras à froid, le prémélanger à l’émulsifiant liquide.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "3 à 4 semaines",
  },
  "sarvento-sq-100-olive": {
    tagline: "Un lipide identique à ceux de la peau, désormais végétal",
    description:
      "Squalène entièrement hydrogéné, stable pendant des années. Il pénètre sans briller et assouplit les peaux sèches et matures. Peu odorant et peu coloré, Sarvento® SQ 100 Olive reste discret dans les sérums, avec ou sans parfum.",
    formulation_tips:
      "Ne remplacer les huiles poids pour poids que sur le papier : Sarvento® SQ 100 Olive change la viscosité des sérums, corriger donc l’épaississant.",
    packaging: ["Bidon de 25 kg", "Fût de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, à l’abri du gel et du soleil",
    standard_lead_time: "2 à 3 semaines",
  },
};
