import type { DemoTexts } from "./demo-texts.ts";

/** What the first products of the demonstration say in Spanish, by their keys. */
export const spanishTexts: DemoTexts = {
  "haldapon-n-70": {
    tagline: "El caballo de batalla de champús y geles transparentes",
    description:
      "Un éter sulfato con un 70 % de materia activa y una media de dos unidades de óxido de etileno, a base de alcoholes grasos C12-C14. Se diluye en soluciones transparentes cuya viscosidad se ajusta con cloruro sódico. Haldapon® N 70 se usa del 5 al 25 % en champús, casi siempre junto con un cotensioactivo más suave.",
    formulation_tips:
      "Disolver Haldapon® N 70 con agitación lenta: el aire incorporado permanece horas y altera la densidad de los champús.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 5 a 6 semanas",
    awards: ["The Emulsion Review, ingrediente del año 2019: oro"],
  },
  "meridiol-n-70-70": {
    tagline: "El caballo de batalla de champús y geles transparentes",
    description:
      "Un éter sulfato con un 70 % de materia activa y una media de dos unidades de óxido de etileno, a base de alcoholes grasos C12-C14. Se diluye en soluciones transparentes cuya viscosidad se ajusta con cloruro sódico. La espuma inicial de Meridiol® N 70 70 llega rápido, también en agua dura, y se nota enseguida en los geles de ducha. Cada entrega de Meridiol® N 70 70 se analiza en materia activa y color, para que los geles de ducha sean iguales de un lote a otro.",
    life_cycle_analysis:
      "De la cuna a la puerta 2,9 kg de CO2 equivalente por kg, ISO 14067, planta de Linhai, 2025.",
    formulation_tips:
      "Ajustar el pH de los geles de ducha antes que la viscosidad y combinar Meridiol® N 70 70 con un anfótero para reducir la irritación.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldapon-k-12-oc": {
    tagline: "Agujas y polvo para la espuma del dentífrico",
    description:
      "Laurilsulfato purificado de poco sabor para el cuidado bucal, con menos del 1 % de alcohol sin sulfatar. En segundos se forma una espuma densa que reparte el aroma por la boca. Cada entrega de Haldapon® K 12 OC se analiza en materia activa y color, para que los dentífricos sean iguales de un lote a otro. Los fabricantes de dentífricos eligen Haldapon® K 12 OC por su espuma abundante a un coste que deja sitio a los ingredientes de cuidado.",
    formulation_tips:
      "Disolver Haldapon® K 12 OC con agitación lenta: el aire incorporado permanece horas y altera la densidad de los dentífricos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldapon-a-27": {
    tagline: "Espuma abundante a pH ligeramente ácido",
    description:
      "Una solución al 27 % que permanece soluble en frío y se usa por debajo de pH 7, donde no se libera amoníaco. Los champús de estilo americano le deben su volumen de espuma. Los fabricantes de champús eligen Haldapon® A 27 por su espuma abundante a un coste que deja sitio a los ingredientes de cuidado.",
    life_cycle_analysis:
      "De la cuna a la puerta 2,4 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2023.",
    formulation_tips:
      "Ajustar el pH de los champús antes que la viscosidad y combinar Haldapon® A 27 con un anfótero para reducir la irritación.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "larkasol-lsa": {
    tagline: "Espuma en polvo para bombas de baño y pastillas",
    description:
      "Una molécula grande, que penetra despacio y espuma también en agua dura y salada. El polvo fluido se prensa bien en champú sólido. Larkasol® LSA se usa del 2 al 30 % en productos de baño, casi siempre junto con un cotensioactivo más suave. La espuma inicial de Larkasol® LSA llega rápido, también en agua dura, y se nota enseguida en los productos de baño.",
    formulation_tips:
      "Disolver Larkasol® LSA con agitación lenta: el aire incorporado permanece horas y altera la densidad de los productos de baño.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "1 semana",
  },
  "haldapon-sci-85": {
    tagline: "Espuma de bebé en pastilla",
    description:
      "El éster graso del ácido isetiónico se siente como una loción al lavar y apenas hincha la piel. Las escamas con un 85 % de materia activa se funden con ácido esteárico en pastillas syndet. La espuma inicial de Haldapon® SCI 85 llega rápido, también en agua dura, y se nota enseguida en los jabones en pastilla. Cada entrega de Haldapon® SCI 85 se analiza en materia activa y color, para que los jabones en pastilla sean iguales de un lote a otro.",
    formulation_tips:
      "Ajustar el pH de los jabones en pastilla antes que la viscosidad y combinar Haldapon® SCI 85 con un anfótero para reducir la irritación.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "larkasol-sci-85-powder": {
    tagline: "Espuma de bebé en pastilla",
    description:
      "El éster graso del ácido isetiónico se siente como una loción al lavar y apenas hincha la piel. Las escamas con un 85 % de materia activa se funden con ácido esteárico en pastillas syndet. Cada entrega de Larkasol® SCI 85 Powder se analiza en materia activa y color, para que los limpiadores faciales sean iguales de un lote a otro. Los fabricantes de limpiadores faciales eligen Larkasol® SCI 85 Powder por su espuma abundante a un coste que deja sitio a los ingredientes de cuidado.",
    formulation_tips:
      "Disolver Larkasol® SCI 85 Powder con agitación lenta: el aire incorporado permanece horas y altera la densidad de los limpiadores faciales.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "1 semana",
  },
  "haldapon-os-40": {
    tagline: "Limpieza robusta sin etoxilados",
    description:
      "El sulfonato de olefina conserva la espuma en agua muy dura y en todo el intervalo de pH. No lleva óxido de etileno ni éster sulfato. Los fabricantes de jabones líquidos eligen Haldapon® OS 40 por su espuma abundante a un coste que deja sitio a los ingredientes de cuidado. Haldapon® OS 40 se usa del 5 al 25 % en jabones líquidos, casi siempre junto con un cotensioactivo más suave.",
    formulation_tips:
      "Ajustar el pH de los jabones líquidos antes que la viscosidad y combinar Haldapon® OS 40 con un anfótero para reducir la irritación.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldapon-su-40": {
    tagline: "Suaviza los éter sulfatos",
    description:
      "El semiéster del ácido sulfosuccínico está entre los aniónicos más suaves para la piel. Mezclado con un éter sulfato reduce la irritación más de lo que explica la dilución. Haldapon® SU 40 se usa del 5 al 20 % en champús, casi siempre junto con un cotensioactivo más suave. La espuma inicial de Haldapon® SU 40 llega rápido, también en agua dura, y se nota enseguida en los champús.",
    formulation_tips:
      "Disolver Haldapon® SU 40 con agitación lenta: el aire incorporado permanece horas y altera la densidad de los champús.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions:
      "15-30 °C; si se han formado cristales en frío, calentar suavemente y remover",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldasoft-cg-50": {
    tagline: "Azúcar y coco, nada más",
    description:
      "Un alquilpoliglucósido de glucosa y alcoholes grasos C8-C16, suministrado con un 50 % de materia activa y pH 11,5, de modo que no necesita conservante. Ajustar con ácido cítrico. Lo habitual es del 5 al 30 % en champús, calculado sobre el producto tal cual. La espuma fina y cremosa de Haldasoft® CG 50 es lo que recuerdan de los champús quienes los prueban.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Haldasoft® CG 50: espesar los champús con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldasoft-dg-53": {
    tagline: "Espuma fresca de carbono renovable",
    description:
      "El alquilpoliglucósido de cadena corta es el que antes espuma de su familia y se mantiene transparente con electrolitos. Se presta a la limpieza micelar y a la del bebé. La espuma fina y cremosa de Haldasoft® DG 53 es lo que recuerdan de los limpiadores faciales quienes los prueban.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los limpiadores faciales con Haldasoft® DG 53 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldasoft-lg-12": {
    tagline: "El glucósido que aporta viscosidad",
    description:
      "Con su cadena más larga este glucósido espesa los sistemas mixtos y emulsiona aceites de baño. Calentar a 40 °C antes de bombear: la pasta se vuelve fluida. Haldasoft® LG 12 se aclara sin sensación de tirantez, ideal para geles de ducha de uso diario.",
    life_cycle_analysis:
      "De la cuna a la puerta 1,8 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2019.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Haldasoft® LG 12: espesar los geles de ducha con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "haldasoft-cb-30": {
    tagline: "Espesa, suaviza y refuerza la espuma de los aniónicos",
    description:
      "Una betaína al 30 % de ácidos grasos de coco, con poca amidoamina libre y poco ácido monocloroacético. Aumenta la respuesta a la sal de los éter sulfatos y hace la espuma cremosa. Junto con un segundo tensioactivo suave, Haldasoft® CB 30 permite reclamos breves y honestos en los champús.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los champús con Haldasoft® CB 30 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "meridiol-cb-30-30": {
    tagline: "Espesa, suaviza y refuerza la espuma de los aniónicos",
    description:
      "Una betaína al 30 % de ácidos grasos de coco, con poca amidoamina libre y poco ácido monocloroacético. Aumenta la respuesta a la sal de los éter sulfatos y hace la espuma cremosa. Lo habitual es del 3 al 15 % en geles de ducha, calculado sobre el producto tal cual. La espuma fina y cremosa de Meridiol® CB 30 30 es lo que recuerdan de los geles de ducha quienes los prueban.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Meridiol® CB 30 30: espesar los geles de ducha con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "pelican-cocamidopropyl-betaine": {
    tagline: "Espesa, suaviza y refuerza la espuma de los aniónicos",
    description:
      "Una betaína al 30 % de ácidos grasos de coco, con poca amidoamina libre y poco ácido monocloroacético. Aumenta la respuesta a la sal de los éter sulfatos y hace la espuma cremosa. La espuma fina y cremosa de Pelican Cocamidopropyl Betaine es lo que recuerdan de los jabones líquidos quienes los prueban.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los jabones líquidos con Pelican Cocamidopropyl Betaine en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "haldasoft-co-31": {
    tagline: "Betaína sin amidas de espuma viva",
    description:
      "Una alquilbetaína fabricada sin amidoamina, elegida donde preocupa la sensibilización por aminas residuales. La espuma es más rápida y seca que con el tipo amida. Haldasoft® CO 31 se aclara sin sensación de tirantez, ideal para limpiadores faciales de uso diario.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Haldasoft® CO 31: espesar los limpiadores faciales con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldasoft-am-32": {
    tagline: "Sin lágrimas y con mucha espuma",
    description:
      "El anfótero derivado de imidazolina respeta ojos y mucosas. Es el compañero clásico de los champús infantiles sin lágrimas. Junto con un segundo tensioactivo suave, Haldasoft® AM 32 permite reclamos breves y honestos en los productos para bebés.",
    life_cycle_analysis:
      "De la cuna a la puerta 4,8 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2025.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los productos para bebés con Haldasoft® AM 32 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "saefoam-sr-30": {
    tagline: "Un tensioactivo de aminoácido con cuerpo",
    description:
      "El ácido láurico sobre sarcosina da una espuma densa y resbaladiza y cierta afinidad por el cabello. En él se basan los dentífricos sin laurilsulfato. Lo habitual es del 2 al 15 % en dentífricos, calculado sobre el producto tal cual. La espuma fina y cremosa de Saefoam® SR 30 es lo que recuerdan de los dentífricos quienes los prueban.",
    life_cycle_analysis:
      "De la cuna a la puerta 5,1 kg de CO2 equivalente por kg, ISO 14067, planta de Daejeon, 2022.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Saefoam® SR 30: espesar los dentífricos con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "saefoam-gl-25": {
    tagline: "Limpieza ligeramente ácida a partir de un aminoácido",
    description:
      "El ácido glutámico de fermentación se une a ácidos grasos de coco. La espuma es suave, el pH es el de la piel y los residuos se aclaran por completo. La espuma fina y cremosa de Saefoam® GL 25 es lo que recuerdan de los limpiadores faciales quienes los prueban.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los limpiadores faciales con Saefoam® GL 25 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldasoft-gl-25": {
    tagline: "Limpieza ligeramente ácida a partir de un aminoácido",
    description:
      "El ácido glutámico de fermentación se une a ácidos grasos de coco. La espuma es suave, el pH es el de la piel y los residuos se aclaran por completo. Haldasoft® GL 25 se aclara sin sensación de tirantez, ideal para productos para bebés de uso diario. Junto con un segundo tensioactivo suave, Haldasoft® GL 25 permite reclamos breves y honestos en los productos para bebés.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Haldasoft® GL 25: espesar los productos para bebés con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "saefoam-gc-30": {
    tagline: "La frescura final de las espumas faciales asiáticas",
    description:
      "La glicina hace la espuma fresca y el aclarado nítido, sin la sequedad del jabón. Funciona mejor ligeramente por encima del neutro. Junto con un segundo tensioactivo suave, Saefoam® GC 30 permite reclamos breves y honestos en los limpiadores faciales.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar los limpiadores faciales con Saefoam® GC 30 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "saefoam-ta-30": {
    tagline: "Espuma sin sulfatos que resiste cualquier pH",
    description:
      "Los tauratos no se hidrolizan en bases ácidas ni alcalinas y conservan la espuma en presencia de aceite. Un tensioactivo principal suave para cabello teñido. Lo habitual es del 5 al 25 % en champús, calculado sobre el producto tal cual. La espuma fina y cremosa de Saefoam® TA 30 es lo que recuerdan de los champús quienes los prueban.",
    life_cycle_analysis:
      "De la cuna a la puerta 5,4 kg de CO2 equivalente por kg, ISO 14067, planta de Daejeon, 2023.",
    formulation_tips:
      "La sal hace poco en sistemas ricos en Saefoam® TA 30: espesar los champús con un polímero si quedan fluidos.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldasoft-cc-8": {
    tagline: "Agua micelar transparente sin PEG",
    description:
      "El glucósido C8-C10 solubiliza perfume y maquillaje con poca espuma. Del uno al tres por ciento es cuanto necesita un agua micelar. La espuma fina y cremosa de Haldasoft® CC 8 es lo que recuerdan de las aguas micelares quienes los prueban. Haldasoft® CC 8 se aclara sin sensación de tirantez, ideal para aguas micelares de uso diario.",
    life_cycle_analysis:
      "De la cuna a la puerta 4,1 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2025.",
    formulation_tips:
      "Conservar enseguida la masa diluida y confirmar las aguas micelares con Haldasoft® CC 8 en un challenge test; decide el pH.",
    packaging: ["Garrafa de 25 kg", "Bidón de 200 kg", "IBC de 1000 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "quelloquat-bt-50": {
    tagline: "Acondicionador rico a partir de una pastilla",
    description:
      "Un quat de 22 carbonos obtenido de la colza, diluido en alcohol graso. Emulsiona y acondiciona a la vez. La carga positiva de Quelloquat® BT 50 es atraída por las zonas dañadas del cabello, de modo que los acondicionadores actúan donde importa. Usado del 2 al 8 %, Quelloquat® BT 50 reduce la fuerza de peinado en mojado y da deslizamiento a los acondicionadores.",
    life_cycle_analysis:
      "De la cuna a la puerta 5,6 kg de CO2 equivalente por kg, ISO 14067, planta de Mannheim, 2021.",
    formulation_tips:
      "Comprobar la compatibilidad de Quelloquat® BT 50 con tensioactivos aniónicos antes de escalar los acondicionadores.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "haldaquat-bc-80": {
    tagline: "Deslizamiento para cabello muy dañado",
    description:
      "La larga cadena alquílica se fija con firmeza al cabello decolorado, donde más baja el esfuerzo del peinado. Las escamas se funden en la fase grasa a 80 °C. Usado del 1 al 4 %, Haldaquat® BC 80 reduce la fuerza de peinado en mojado y da deslizamiento a los acondicionadores. Los panelistas describen el cabello tras acondicionadores con Haldaquat® BC 80 como liso y no recubierto.",
    formulation_tips:
      "Llevar los acondicionadores a pH 4-4,5 tras enfriar para el mejor depósito de Haldaquat® BC 80.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "haldaquat-ct-29": {
    tagline: "Quat líquido para acondicionadores ligeros",
    description:
      "Una solución al 29 % que se procesa en frío, para espráis desenredantes y acondicionadores ligeros. La legislación de la UE limita su uso según el tipo de producto; véanse los anexos III y V. Los panelistas describen el cabello tras acondicionadores con Haldaquat® CT 29 como liso y no recubierto.",
    formulation_tips:
      "Comprobar la compatibilidad de Haldaquat® CT 29 con tensioactivos aniónicos antes de escalar los acondicionadores.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "quelloquat-p-7": {
    tagline: "Acondicionamiento transparente en sistemas tensioactivos",
    description:
      "Un copolímero de cloruro de dialildimetilamonio y acrilamida, con menos de 5 ppm de monómero residual. Al diluirse forma coacervados que se depositan sobre piel y cabello. La carga positiva de Quelloquat® P 7 es atraída por las zonas dañadas del cabello, de modo que los champús actúan donde importa.",
    formulation_tips:
      "Llevar los champús a pH 4-4,5 tras enfriar para el mejor depósito de Quelloquat® P 7.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "quelloquat-p-10": {
    tagline: "Celulosa que acondiciona",
    description:
      "Una hidroxietilcelulosa cuaternizada que se deposita de forma uniforme y vuelve a eliminarse con el lavado. Dispersar en agua a pH 8 y acidificar después para que se hinche. Usado del 0,1 al 1 %, Quelloquat® P 10 reduce la fuerza de peinado en mojado y da deslizamiento a los champús.",
    life_cycle_analysis:
      "De la cuna a la puerta 0,7 kg de CO2 equivalente por kg, ISO 14067, planta de Mannheim, 2022.",
    formulation_tips:
      "Comprobar la compatibilidad de Quelloquat® P 10 con tensioactivos aniónicos antes de escalar los champús.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "quelloquat-p-22": {
    tagline: "Funciona de pH 3 a pH 10",
    description:
      "Un copolímero anfolítico de cloruro de dialildimetilamonio y ácido acrílico para alisadores, tintes y decolorantes, donde fallan los catiónicos simples. Los panelistas describen el cabello tras champús con Quelloquat® P 22 como liso y no recubierto. La carga positiva de Quelloquat® P 22 es atraída por las zonas dañadas del cabello, de modo que los champús actúan donde importa.",
    formulation_tips:
      "Llevar los champús a pH 4-4,5 tras enfriar para el mejor depósito de Quelloquat® P 22.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "quelloquat-gq-14": {
    tagline: "El cuidado del guar para el cabello mojado",
    description:
      "El guar catiónico lleva siliconas y activos anticaspa hasta el cuero cabelludo. Una décima de punto porcentual se nota ya al primer peinado en mojado. La carga positiva de Quelloquat® GQ 14 es atraída por las zonas dañadas del cabello, de modo que los champús actúan donde importa.",
    formulation_tips:
      "Comprobar la compatibilidad de Quelloquat® GQ 14 con tensioactivos aniónicos antes de escalar los champús.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "suryalata-gq-14": {
    tagline: "El cuidado del guar para el cabello mojado",
    description:
      "El guar catiónico lleva siliconas y activos anticaspa hasta el cuero cabelludo. Una décima de punto porcentual se nota ya al primer peinado en mojado. Usado del 0,1 al 0,5 %, Suryalata® GQ 14 reduce la fuerza de peinado en mojado y da deslizamiento a los geles de ducha.",
    formulation_tips:
      "Llevar los geles de ducha a pH 4-4,5 tras enfriar para el mejor depósito de Suryalata® GQ 14.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "oleaquat-ad-18": {
    tagline: "La alternativa biodegradable a los quats",
    description:
      "Una amidoamina que se vuelve catiónica cuando el ácido cítrico o láctico la neutraliza en el lote. El acondicionamiento se acerca al del cloruro de cetrimonio. Los panelistas describen el cabello tras acondicionadores con Oleaquat® AD 18 como liso y no recubierto. La carga positiva de Oleaquat® AD 18 es atraída por las zonas dañadas del cabello, de modo que los acondicionadores actúan donde importa.",
    formulation_tips:
      "Comprobar la compatibilidad de Oleaquat® AD 18 con tensioactivos aniónicos antes de escalar los acondicionadores.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldaquat-ad-18": {
    tagline: "La alternativa biodegradable a los quats",
    description:
      "Una amidoamina que se vuelve catiónica cuando el ácido cítrico o láctico la neutraliza en el lote. El acondicionamiento se acerca al del cloruro de cetrimonio. La carga positiva de Haldaquat® AD 18 es atraída por las zonas dañadas del cabello, de modo que las mascarillas capilares actúan donde importa. Usado del 0,8 al 3 %, Haldaquat® AD 18 reduce la fuerza de peinado en mojado y da deslizamiento a las mascarillas capilares.",
    life_cycle_analysis:
      "De la cuna a la puerta 0,6 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2021.",
    formulation_tips:
      "Llevar las mascarillas capilares a pH 4-4,5 tras enfriar para el mejor depósito de Haldaquat® AD 18.",
    packaging: ["Caja de 20 kg", "Bidón de 180 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldamul-gs-165": {
    tagline: "El clásico de las cremas estables a los ácidos",
    description:
      "Una pareja autoemulsionante que resiste a pH 3,5 y admite por tanto ácidos de frutas y ácido salicílico. Las texturas resultan blancas y brillantes. Con un 2 al 6 % de Haldamul® GS 165 se obtienen cremas faciales estables sin un segundo emulsionante principal.",
    formulation_tips:
      "Calentar ambas fases a 75 °C, homogeneizar dos minutos a alta velocidad y remover después despacio las cremas faciales con Haldamul® GS 165 hasta bajar de 40 °C.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldamul-co-68": {
    tagline: "Cristales líquidos a partir de azúcar",
    description:
      "Un glucósido en alcohol graso que se ordena en cristales líquidos como los de los lípidos de la piel. Las emulsiones ceden despacio su humedad. Las emulsiones con Haldamul® CO 68 son blancas, finas y agradables de extender, como deben ser las cremas faciales. Haldamul® CO 68 se ha probado con aceites de baja y alta polaridad, y hay fórmulas de partida probadas para cremas faciales.",
    formulation_tips:
      "Combinar Haldamul® CO 68 con un agente de consistencia para cremas faciales espesas, u omitirlo si deben fluir.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "sarvento-ol-10": {
    tagline: "Lípidos de oliva que imitan la piel",
    description:
      "Ésteres de los ácidos grasos del aceite de oliva que forman una película laminar cercana al orden del estrato córneo. Acepta aceites de cualquier polaridad. Sarvento® OL 10 se ha probado con aceites de baja y alta polaridad, y hay fórmulas de partida probadas para cremas faciales. Quien formula cremas faciales sin etoxilados o con pocos encontrará los datos de Sarvento® OL 10 en la ficha técnica.",
    formulation_tips:
      "Calentar ambas fases a 75 °C, homogeneizar dos minutos a alta velocidad y remover después despacio las cremas faciales con Sarvento® OL 10 hasta bajar de 40 °C.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "1 semana",
  },
  "oleamul-pg-3": {
    tagline: "Sin PEG y tan suave que sirve para bebés",
    description:
      "Tres unidades de glicerina vegetal llevan dos ácidos esteáricos. El emulsionante conviene a lociones ligeras y blancas y admite ácidos activos. Quien formula cremas faciales sin etoxilados o con pocos encontrará los datos de Oleamul® PG 3 en la ficha técnica. Con un 2 al 5 % de Oleamul® PG 3 se obtienen cremas faciales estables sin un segundo emulsionante principal.",
    formulation_tips:
      "Combinar Oleamul® PG 3 con un agente de consistencia para cremas faciales espesas, u omitirlo si deben fluir.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "oleamul-pi-4": {
    tagline: "Agua en aceite de tacto fresco",
    description:
      "Un emulsionante líquido para lociones agua en aceite y maquillaje, también procesable en frío. Humecta los pigmentos y los mantiene separados. Con un 1 al 5 % de Oleamul® PI 4 se obtienen bases de maquillaje estables sin un segundo emulsionante principal. Las emulsiones con Oleamul® PI 4 son blancas, finas y agradables de extender, como deben ser las bases de maquillaje.",
    formulation_tips:
      "Calentar ambas fases a 75 °C, homogeneizar dos minutos a alta velocidad y remover después despacio las bases de maquillaje con Oleamul® PI 4 hasta bajar de 40 °C.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "morisui-le-90": {
    tagline: "Emulsionante fosfolipídico para cremas barrera",
    description:
      "Fosfatidilcolina hidrogenada de soja que forma liposomas y estructuras membranosas afines a la piel. No queda película de emulsionante que arrastre los lípidos. Las emulsiones con Morisui® LE 90 son blancas, finas y agradables de extender, como deben ser las cremas faciales.",
    formulation_tips:
      "Combinar Morisui® LE 90 con un agente de consistencia para cremas faciales espesas, u omitirlo si deben fluir.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "sarvento-le-90": {
    tagline: "Emulsionante fosfolipídico para cremas barrera",
    description:
      "Fosfatidilcolina hidrogenada de soja que forma liposomas y estructuras membranosas afines a la piel. No queda película de emulsionante que arrastre los lípidos. Sarvento® LE 90 se ha probado con aceites de baja y alta polaridad, y hay fórmulas de partida probadas para sérums. Quien formula sérums sin etoxilados o con pocos encontrará los datos de Sarvento® LE 90 en la ficha técnica.",
    formulation_tips:
      "Calentar ambas fases a 75 °C, homogeneizar dos minutos a alta velocidad y remover después despacio los sérums con Sarvento® LE 90 hasta bajar de 40 °C.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "oleamul-ci-2": {
    tagline: "Éster citrato para lociones naturales fluidas",
    description:
      "El éster cítrico del estearato de glicerilo emulsiona como aniónico y necesita poco alcohol graso. Hace posibles las leches pulverizables. Quien formula lociones corporales sin etoxilados o con pocos encontrará los datos de Oleamul® CI 2 en la ficha técnica.",
    life_cycle_analysis:
      "De la cuna a la puerta 3,5 kg de CO2 equivalente por kg, ISO 14067, planta de Pasir Gudang, 2019.",
    formulation_tips:
      "Combinar Oleamul® CI 2 con un agente de consistencia para lociones corporales espesas, u omitirlo si deben fluir.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "1 semana",
    awards: ["The Emulsion Review, ingrediente del año 2019: plata"],
  },
  "minatoya-sucrose-stearate": {
    tagline: "Un éster de azúcar de tacto evanescente",
    description:
      "Una unidad de sacarosa con principalmente una cadena de ácido esteárico. Sus emulsiones se rompen al instante sobre la piel y apenas dejan sensación. Con un 1 al 4 % de Minatoya Sucrose Stearate se obtienen cremas faciales estables sin un segundo emulsionante principal. Las emulsiones con Minatoya Sucrose Stearate son blancas, finas y agradables de extender, como deben ser las cremas faciales.",
    formulation_tips:
      "Calentar ambas fases a 75 °C, homogeneizar dos minutos a alta velocidad y remover después despacio las cremas faciales con Minatoya Sucrose Stearate hasta bajar de 40 °C.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldamul-ps-20": {
    tagline: "Hace desaparecer el perfume en el agua",
    description:
      "El laurato de sorbitán con 20 unidades de óxido de etileno solubiliza aceites esenciales con cuatro a diez partes. Apenas hace espuma. De cuatro a ocho partes de Haldamul® PS 20 llevan una parte de perfume a tónicos transparentes.",
    formulation_tips:
      "Premezclar perfume y Haldamul® PS 20, calentar a 30 °C y añadir despacio el agua de los tónicos.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "pelican-polysorbate-20": {
    tagline: "Hace desaparecer el perfume en el agua",
    description:
      "El laurato de sorbitán con 20 unidades de óxido de etileno solubiliza aceites esenciales con cuatro a diez partes. Apenas hace espuma. Pelican Polysorbate 20 espuma poco y tiene un sabor suave; del 0,5 al 10 % cubre casi todas las necesidades de las aguas micelares.",
    life_cycle_analysis:
      "De la cuna a la puerta 4,9 kg de CO2 equivalente por kg, ISO 14067, planta de Cape Town, 2022.",
    formulation_tips:
      "Si las aguas micelares se enturbian en frío, subir Pelican Polysorbate 20 medio punto porcentual o reducir el perfume.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "1 semana",
  },
  "haldamul-hc-40": {
    tagline: "Solubilizante de sabor suave",
    description:
      "Cuarenta unidades de óxido de etileno sobre aceite de ricino hidrogenado llevan perfume y aroma a un agua transparente. Calentar a 35 °C para verter. De cuatro a ocho partes de Haldamul® HC 40 llevan una parte de perfume a tónicos transparentes. Haldamul® HC 40 espuma poco y tiene un sabor suave; del 0,5 al 5 % cubre casi todas las necesidades de los tónicos.",
    formulation_tips:
      "Premezclar perfume y Haldamul® HC 40, calentar a 30 °C y añadir despacio el agua de los tónicos.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "1 semana",
  },
  "oleamul-gm-40": {
    tagline: "Consistencia y estabilidad en un gránulo",
    description:
      "Mono- y diglicéridos de los ácidos palmítico y esteárico que estabilizan emulsiones como compañero lipófilo. Los gránulos funden a 58 °C. Oleamul® GM 40 completa un emulsionante de polaridad opuesta; del 1 al 5 % es habitual en cremas faciales. Por sí solo no sostiene mucho tiempo una emulsión; en pareja hace a las cremas faciales resistentes al calor y al frío.",
    formulation_tips:
      "Calcular el HLB de la pareja según los aceites de las cremas faciales y variar después la parte de Oleamul® GM 40 una décima arriba y abajo.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldamul-st-2": {
    tagline: "La mitad lipófila de una pareja robusta",
    description:
      "Alcohol estearílico con dos unidades de óxido de etileno; junto con Steareth-21 emulsiona en todo el intervalo de pH, incluso junto a sales de aluminio. Por sí solo no sostiene mucho tiempo una emulsión; en pareja hace a las lociones corporales resistentes al calor y al frío.",
    formulation_tips:
      "Fundir Haldamul® ST 2 por completo antes de emulsionar; los granos sin fundir reaparecen en las lociones corporales.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "haldamul-st-21": {
    tagline: "Sostiene emulsiones antitranspirantes y autobronceadoras",
    description:
      "El éter estearílico hidrófilo con 21 unidades, indiferente a sales y ácidos. Con él los roll-on se mantienen fluidos y estables. La proporción entre Haldamul® ST 21 y su compañero decide si las lociones corporales resultan untuosas o ligeras. Haldamul® ST 21 completa un emulsionante de polaridad opuesta; del 1 al 4 % es habitual en lociones corporales.",
    formulation_tips:
      "Calcular el HLB de la pareja según los aceites de las lociones corporales y variar después la parte de Haldamul® ST 21 una décima arriba y abajo.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "haldamul-ps-60": {
    tagline: "Compañero hidrófilo de los ésteres de sorbitán",
    description:
      "El estearato de la serie de los polisorbatos, usado con estearato de sorbitán desde las primeras cremas evanescentes. Haldamul® PS 60 completa un emulsionante de polaridad opuesta; del 1 al 5 % es habitual en cremas faciales.",
    life_cycle_analysis:
      "De la cuna a la puerta 0,7 kg de CO2 equivalente por kg, ISO 14067, planta de Krefeld, 2021.",
    formulation_tips:
      "Fundir Haldamul® PS 60 por completo antes de emulsionar; los granos sin fundir reaparecen en las cremas faciales.",
    packaging: ["Saco de 25 kg", "Bidón de 175 kg"],
    storage_conditions: "En seco, por debajo de 25 °C, en el envase original cerrado",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "oleandrol-mct-60": {
    tagline: "El aceite neutro que nunca se enrancia",
    description:
      "Ácidos grasos fraccionados de coco y palmiste sobre glicerina: incoloros, insípidos y estables a la oxidación. Un emoliente de extensión media para todas las pieles. Oleandrol® MCT 60 da carácter a la fase oleosa de las cremas faciales, normalmente del 3 al 40 %. Mezclado con un aceite más pesado, Oleandrol® MCT 60 da a las cremas faciales una cascada de extensión desde el primer contacto hasta la sensación final.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Oleandrol® MCT 60 cambia la viscosidad de las cremas faciales, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
    awards: ["The Emulsion Review, ingrediente del año 2022: bronce"],
  },
  "tamarack-caprylic-capric-triglyceride": {
    tagline: "El aceite neutro que nunca se enrancia",
    description:
      "Ácidos grasos fraccionados de coco y palmiste sobre glicerina: incoloros, insípidos y estables a la oxidación. Un emoliente de extensión media para todas las pieles. Mezclado con un aceite más pesado, Tamarack Caprylic/Capric Triglyceride da a las lociones corporales una cascada de extensión desde el primer contacto hasta la sensación final.",
    formulation_tips:
      "Añadir Tamarack Caprylic/Capric Triglyceride a la fase oleosa; en lociones corporales en frío, premezclarlo con el emulsionante líquido.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 5 a 6 semanas",
  },
  "iberalta-caprylic-capric-triglyceride": {
    tagline: "El aceite neutro que nunca se enrancia",
    description:
      "Ácidos grasos fraccionados de coco y palmiste sobre glicerina: incoloros, insípidos y estables a la oxidación. Un emoliente de extensión media para todas las pieles. Con poco olor y color, Iberalta Caprylic/Capric Triglyceride queda en segundo plano en los productos solares, con perfume o sin él. El valor de extensión, la polaridad y la viscosidad de Iberalta Caprylic/Capric Triglyceride están en la ficha técnica, de modo que los productos solares se diseñan en vez de probarse.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Iberalta Caprylic/Capric Triglyceride cambia la viscosidad de los productos solares, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
    awards: ["The Emulsion Review, ingrediente del año 2021: plata"],
  },
  "oleandrol-pm-98": {
    tagline: "Seco, rápido y probado",
    description:
      "Un éster de baja viscosidad que se extiende muy rápido y arrastra consigo otros aceites. Quita lo graso a los aceites de baño. El valor de extensión, la polaridad y la viscosidad de Oleandrol® PM 98 están en la ficha técnica, de modo que las lociones corporales se diseñan en vez de probarse.",
    formulation_tips:
      "Añadir Oleandrol® PM 98 a la fase oleosa; en lociones corporales en frío, premezclarlo con el emulsionante líquido.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "oleandrol-pp-98": {
    tagline: "Un poco más rico que el miristato",
    description:
      "El éster del ácido palmítico se extiende rápido, pero permanece algo más en la piel. Da a las lociones un acabado suave a bajo coste. Oleandrol® PP 98 da carácter a la fase oleosa de las lociones corporales, normalmente del 2 al 20 %.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Oleandrol® PP 98 cambia la viscosidad de las lociones corporales, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "heliosolv-ab-15": {
    tagline: "Disuelve aquello de lo que se hacen los solares",
    description:
      "Un éster polar y seco que mantiene en disolución los filtros UV cristalinos y dispersa el dióxido de titanio. Mezclado con un aceite más pesado, Heliosolv® AB 15 da a los productos solares una cascada de extensión desde el primer contacto hasta la sensación final. Con poco olor y color, Heliosolv® AB 15 queda en segundo plano en los productos solares, con perfume o sin él.",
    formulation_tips:
      "Añadir Heliosolv® AB 15 a la fase oleosa; en productos solares en frío, premezclarlo con el emulsionante líquido.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "1 semana",
  },
  "oleandrol-cc-18": {
    tagline: "Una respuesta vegetal a la silicona volátil",
    description:
      "Alcohol de coco unido a ácidos C8-C10: seco, aterciopelado y rápido. A menudo sustituye al ciclopentasiloxano. Con poco olor y color, Oleandrol® CC 18 queda en segundo plano en las cremas faciales, con perfume o sin él. El valor de extensión, la polaridad y la viscosidad de Oleandrol® CC 18 están en la ficha técnica, de modo que las cremas faciales se diseñan en vez de probarse.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Oleandrol® CC 18 cambia la viscosidad de las cremas faciales, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "haldaderm-oe-8": {
    tagline: "Seco como una silicona, de alcohol vegetal",
    description:
      "El éter simétrico del octanol se extiende al instante y deja un velo ligero. Es estable frente a la hidrólisis de pH 2 a 12. El valor de extensión, la polaridad y la viscosidad de Haldaderm® OE 8 están en la ficha técnica, de modo que las cremas faciales se diseñan en vez de probarse. Haldaderm® OE 8 da carácter a la fase oleosa de las cremas faciales, normalmente del 2 al 15 %.",
    formulation_tips:
      "Añadir Haldaderm® OE 8 a la fase oleosa; en cremas faciales en frío, premezclarlo con el emulsionante líquido.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 4 a 5 semanas",
  },
  "haldaderm-ca-8": {
    tagline: "Extensión seca que se lleva bien con los filtros UV",
    description:
      "Un carbonato de octanol de viscosidad muy baja, buen poder disolvente y tacto seco como el polvo. Haldaderm® CA 8 da carácter a la fase oleosa de los productos solares, normalmente del 2 al 20 %.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Haldaderm® CA 8 cambia la viscosidad de los productos solares, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
  "tervasol-id-12": {
    tagline: "Desaparece y deja la película",
    description:
      "Un hidrocarburo ramificado y volátil para maquillaje que no se transfiere. Se evapora en minutos y disuelve resinas de silicona. Mezclado con un aceite más pesado, Tervasol® ID 12 da a las máscaras de pestañas una cascada de extensión desde el primer contacto hasta la sensación final.",
    formulation_tips:
      "Añadir Tervasol® ID 12 a la fase oleosa; en máscaras de pestañas en frío, premezclarlo con el emulsionante líquido.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 3 a 4 semanas",
  },
  "sarvento-sq-100-olive": {
    tagline: "Un lípido idéntico al de la piel, ahora vegetal",
    description:
      "Escualeno totalmente hidrogenado, estable durante años. Se absorbe sin brillo y suaviza la piel seca y madura. Con poco olor y color, Sarvento® SQ 100 Olive queda en segundo plano en los sérums, con perfume o sin él.",
    formulation_tips:
      "Sustituir los aceites peso por peso solo sobre el papel: Sarvento® SQ 100 Olive cambia la viscosidad de los sérums, así que hay que corregir el espesante.",
    packaging: ["Garrafa de 25 kg", "Bidón de 180 kg", "IBC de 900 kg"],
    storage_conditions: "5-30 °C, protegido de las heladas y del sol",
    standard_lead_time: "De 2 a 3 semanas",
  },
};
