import type { DemoTexts } from "./demo-texts.ts";

/** What the first products of the demonstration say in German, by their keys. */
export const germanTexts: DemoTexts = {
  "haldapon-n-70": {
    tagline: "Das Arbeitspferd klarer Shampoos und Duschgele",
    description:
      "Ein Ethersulfat mit 70 % Aktivgehalt und im Mittel zwei Ethylenoxideinheiten, auf Basis von C12-C14-Fettalkohol. Es lässt sich klar verdünnen; die Viskosität wird mit Natriumchlorid eingestellt. Haldapon® N 70 wird mit 5 bis 25 % in Shampoos eingesetzt, meist zusammen mit einem milderen Cotensid.",
    formulation_tips:
      "Haldapon® N 70 unter langsamem Rühren lösen: Eingezogene Luft bleibt stundenlang und verfälscht die Dichte von Shampoos.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "5 bis 6 Wochen",
    awards: ["The Emulsion Review, Rohstoff des Jahres 2019: Gold"],
  },
  "meridiol-n-70-70": {
    tagline: "Das Arbeitspferd klarer Shampoos und Duschgele",
    description:
      "Ein Ethersulfat mit 70 % Aktivgehalt und im Mittel zwei Ethylenoxideinheiten, auf Basis von C12-C14-Fettalkohol. Es lässt sich klar verdünnen; die Viskosität wird mit Natriumchlorid eingestellt. Der Anschaum von Meridiol® N 70 70 kommt schnell, auch in hartem Wasser, und ist in Duschgelen sofort zu spüren. Jede Lieferung Meridiol® N 70 70 wird auf Aktivgehalt und Farbe geprüft, damit Duschgele von Charge zu Charge gleich aussehen.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 2,9 kg CO2-Äquivalente je kg, ISO 14067, Standort Linhai, 2025.",
    formulation_tips:
      "Bei Duschgelen den pH-Wert vor der Viskosität einstellen und Meridiol® N 70 70 mit einem Amphotensid kombinieren, um die Reizung zu senken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldapon-k-12-oc": {
    tagline: "Nadeln und Pulver für Zahnpastaschaum",
    description:
      "Gereinigtes Laurylsulfat mit wenig Eigengeschmack für die Mundpflege, mit weniger als 1 % unsulfatiertem Alkohol. In Sekunden bildet sich dichter Schaum, der das Aroma im Mund verteilt. Jede Lieferung Haldapon® K 12 OC wird auf Aktivgehalt und Farbe geprüft, damit Zahnpasten von Charge zu Charge gleich aussehen. Hersteller von Zahnpasten wählen Haldapon® K 12 OC für reichlich Schaum zu Kosten, die Raum für Pflegestoffe lassen.",
    formulation_tips:
      "Haldapon® K 12 OC unter langsamem Rühren lösen: Eingezogene Luft bleibt stundenlang und verfälscht die Dichte von Zahnpasten.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldapon-a-27": {
    tagline: "Reichlich Schaum bei leicht saurem pH",
    description:
      "Eine 27%ige Lösung, die auch in der Kälte klar bleibt und unter pH 7 eingesetzt wird, wo kein Ammoniak frei wird. Shampoos amerikanischer Art verdanken ihm ihr Schaumvolumen. Hersteller von Shampoos wählen Haldapon® A 27 für reichlich Schaum zu Kosten, die Raum für Pflegestoffe lassen.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 2,4 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2023.",
    formulation_tips:
      "Bei Shampoos den pH-Wert vor der Viskosität einstellen und Haldapon® A 27 mit einem Amphotensid kombinieren, um die Reizung zu senken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "larkasol-lsa": {
    tagline: "Pulverschaum für Badekugeln und feste Stücke",
    description:
      "Ein großes, kaum eindringendes Molekül, das auch in hartem und salzigem Wasser schäumt. Das rieselfähige Pulver lässt sich gut zu festem Shampoo pressen. Larkasol® LSA wird mit 2 bis 30 % in Badezusätzen eingesetzt, meist zusammen mit einem milderen Cotensid. Der Anschaum von Larkasol® LSA kommt schnell, auch in hartem Wasser, und ist in Badezusätzen sofort zu spüren.",
    formulation_tips:
      "Larkasol® LSA unter langsamem Rühren lösen: Eingezogene Luft bleibt stundenlang und verfälscht die Dichte von Badezusätzen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "1 Woche",
  },
  "haldapon-sci-85": {
    tagline: "Babyschaum im festen Stück",
    description:
      "Der Fettsäureester der Isethionsäure fühlt sich beim Waschen wie eine Lotion an und lässt die Haut kaum quellen. Schuppen mit 85 % Aktivgehalt schmelzen mit Stearinsäure zu Syndetstücken. Der Anschaum von Haldapon® SCI 85 kommt schnell, auch in hartem Wasser, und ist in Seifenstücken sofort zu spüren. Jede Lieferung Haldapon® SCI 85 wird auf Aktivgehalt und Farbe geprüft, damit Seifenstücke von Charge zu Charge gleich aussehen.",
    formulation_tips:
      "Bei Seifenstücken den pH-Wert vor der Viskosität einstellen und Haldapon® SCI 85 mit einem Amphotensid kombinieren, um die Reizung zu senken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "larkasol-sci-85-powder": {
    tagline: "Babyschaum im festen Stück",
    description:
      "Der Fettsäureester der Isethionsäure fühlt sich beim Waschen wie eine Lotion an und lässt die Haut kaum quellen. Schuppen mit 85 % Aktivgehalt schmelzen mit Stearinsäure zu Syndetstücken. Jede Lieferung Larkasol® SCI 85 Powder wird auf Aktivgehalt und Farbe geprüft, damit Gesichtsreiniger von Charge zu Charge gleich aussehen. Hersteller von Gesichtsreinigern wählen Larkasol® SCI 85 Powder für reichlich Schaum zu Kosten, die Raum für Pflegestoffe lassen.",
    formulation_tips:
      "Larkasol® SCI 85 Powder unter langsamem Rühren lösen: Eingezogene Luft bleibt stundenlang und verfälscht die Dichte von Gesichtsreinigern.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "1 Woche",
  },
  "haldapon-os-40": {
    tagline: "Robuste Reinigung ohne Ethoxylate",
    description:
      "Olefinsulfonat behält seinen Schaum in sehr hartem Wasser und über den ganzen pH-Bereich. Es trägt weder Ethylenoxid noch einen Sulfatester. Hersteller von Flüssigseifen wählen Haldapon® OS 40 für reichlich Schaum zu Kosten, die Raum für Pflegestoffe lassen. Haldapon® OS 40 wird mit 5 bis 25 % in Flüssigseifen eingesetzt, meist zusammen mit einem milderen Cotensid.",
    formulation_tips:
      "Bei Flüssigseifen den pH-Wert vor der Viskosität einstellen und Haldapon® OS 40 mit einem Amphotensid kombinieren, um die Reizung zu senken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldapon-su-40": {
    tagline: "Nimmt Ethersulfaten die Schärfe",
    description:
      "Der Halbester der Sulfobernsteinsäure gehört zu den hautmildesten Aniontensiden. Mit einem Ethersulfat gemischt senkt er die Reizung stärker, als es die Verdünnung erklärt. Haldapon® SU 40 wird mit 5 bis 20 % in Shampoos eingesetzt, meist zusammen mit einem milderen Cotensid. Der Anschaum von Haldapon® SU 40 kommt schnell, auch in hartem Wasser, und ist in Shampoos sofort zu spüren.",
    formulation_tips:
      "Haldapon® SU 40 unter langsamem Rühren lösen: Eingezogene Luft bleibt stundenlang und verfälscht die Dichte von Shampoos.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions:
      "15-30 °C; sanft erwärmen und rühren, wenn sich in der Kälte Kristalle gebildet haben",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldasoft-cg-50": {
    tagline: "Zucker und Kokos, sonst nichts",
    description:
      "Ein Alkylpolyglucosid aus Glucose und C8-C16-Fettalkoholen, geliefert mit 50 % Aktivgehalt bei pH 11,5, sodass es kein Konservierungsmittel braucht. Mit Citronensäure einstellen. Üblich sind 5 bis 30 % in Shampoos, gerechnet wie geliefert. Der feine, cremige Schaum von Haldasoft® CG 50 ist das, was Testpersonen von Shampoos im Gedächtnis bleibt.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Haldasoft® CG 50 wenig: Shampoos, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldasoft-dg-53": {
    tagline: "Knackiger Schaum aus erneuerbarem Kohlenstoff",
    description:
      "Das kurzkettige Alkylpolyglucosid schäumt am schnellsten in seiner Familie und bleibt mit Elektrolyten klar. Es eignet sich für Mizellenreinigung und Babypflege. Der feine, cremige Schaum von Haldasoft® DG 53 ist das, was Testpersonen von Gesichtsreinigern im Gedächtnis bleibt.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Gesichtsreiniger mit Haldasoft® DG 53 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldasoft-lg-12": {
    tagline: "Das Glucosid, das Viskosität aufbaut",
    description:
      "Mit seiner längeren Kette verdickt dieses Glucosid Mischsysteme und emulgiert Badeöle. Vor dem Pumpen auf 40 °C erwärmen, die Paste wird flüssig. Haldasoft® LG 12 lässt sich ohne Spannungsgefühl abspülen, passend für Duschgele zum täglichen Gebrauch.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 1,8 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2019.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Haldasoft® LG 12 wenig: Duschgele, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "haldasoft-cb-30": {
    tagline: "Verdickt, mildert und hebt den Schaum von Aniontensiden",
    description:
      "Ein 30%iges Betain aus Kokosfettsäure, arm an freiem Amidoamin und Monochloressigsäure. Es verstärkt die Salzverdickung von Ethersulfaten und macht den Schaum cremig. Zusammen mit einem zweiten milden Tensid hält Haldasoft® CB 30 die Auslobung von Shampoos kurz und ehrlich.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Shampoos mit Haldasoft® CB 30 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "meridiol-cb-30-30": {
    tagline: "Verdickt, mildert und hebt den Schaum von Aniontensiden",
    description:
      "Ein 30%iges Betain aus Kokosfettsäure, arm an freiem Amidoamin und Monochloressigsäure. Es verstärkt die Salzverdickung von Ethersulfaten und macht den Schaum cremig. Üblich sind 3 bis 15 % in Duschgelen, gerechnet wie geliefert. Der feine, cremige Schaum von Meridiol® CB 30 30 ist das, was Testpersonen von Duschgelen im Gedächtnis bleibt.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Meridiol® CB 30 30 wenig: Duschgele, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "pelican-cocamidopropyl-betaine": {
    tagline: "Verdickt, mildert und hebt den Schaum von Aniontensiden",
    description:
      "Ein 30%iges Betain aus Kokosfettsäure, arm an freiem Amidoamin und Monochloressigsäure. Es verstärkt die Salzverdickung von Ethersulfaten und macht den Schaum cremig. Der feine, cremige Schaum von Pelican Cocamidopropyl Betaine ist das, was Testpersonen von Flüssigseifen im Gedächtnis bleibt.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Flüssigseifen mit Pelican Cocamidopropyl Betaine im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "haldasoft-co-31": {
    tagline: "Amidfreies Betain mit lebhaftem Schaum",
    description:
      "Ein Alkylbetain ohne Amidoamin, gewählt, wo Restamine sensibilisieren könnten. Der Schaum kommt schneller und ist trockener als beim Amidtyp. Haldasoft® CO 31 lässt sich ohne Spannungsgefühl abspülen, passend für Gesichtsreiniger zum täglichen Gebrauch.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Haldasoft® CO 31 wenig: Gesichtsreiniger, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldasoft-am-32": {
    tagline: "Keine Tränen, viel Schaum",
    description:
      "Das aus Imidazolin gewonnene Amphotensid schont Augen und Schleimhäute. Es ist der klassische Partner im Babyshampoo ohne Tränen. Zusammen mit einem zweiten milden Tensid hält Haldasoft® AM 32 die Auslobung von Babypflegeprodukten kurz und ehrlich.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 4,8 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2025.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Babypflegeprodukte mit Haldasoft® AM 32 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "saefoam-sr-30": {
    tagline: "Ein Aminosäuretensid mit Substanz",
    description:
      "Laurinsäure an Sarkosin ergibt dichten, gleitenden Schaum und eine gewisse Affinität zum Haar. Auf ihm beruhen Zahnpasten ohne Laurylsulfat. Üblich sind 2 bis 15 % in Zahnpasten, gerechnet wie geliefert. Der feine, cremige Schaum von Saefoam® SR 30 ist das, was Testpersonen von Zahnpasten im Gedächtnis bleibt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 5,1 kg CO2-Äquivalente je kg, ISO 14067, Standort Daejeon, 2022.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Saefoam® SR 30 wenig: Zahnpasten, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "saefoam-gl-25": {
    tagline: "Leicht saure Reinigung aus einer Aminosäure",
    description:
      "Glutaminsäure aus Fermentation ist mit Kokosfettsäure verbunden. Der Schaum ist weich, der pH-Wert der der Haut, und Rückstände spülen sich vollständig ab. Der feine, cremige Schaum von Saefoam® GL 25 ist das, was Testpersonen von Gesichtsreinigern im Gedächtnis bleibt.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Gesichtsreiniger mit Saefoam® GL 25 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldasoft-gl-25": {
    tagline: "Leicht saure Reinigung aus einer Aminosäure",
    description:
      "Glutaminsäure aus Fermentation ist mit Kokosfettsäure verbunden. Der Schaum ist weich, der pH-Wert der der Haut, und Rückstände spülen sich vollständig ab. Haldasoft® GL 25 lässt sich ohne Spannungsgefühl abspülen, passend für Babypflegeprodukte zum täglichen Gebrauch. Zusammen mit einem zweiten milden Tensid hält Haldasoft® GL 25 die Auslobung von Babypflegeprodukten kurz und ehrlich.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Haldasoft® GL 25 wenig: Babypflegeprodukte, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "saefoam-gc-30": {
    tagline: "Das frische Nachgefühl asiatischer Gesichtsschäume",
    description:
      "Glycin macht den Schaum knackig und die Haut quietschsauber, ohne die Trockenheit von Seife. Am besten wirkt es knapp über dem Neutralpunkt. Zusammen mit einem zweiten milden Tensid hält Saefoam® GC 30 die Auslobung von Gesichtsreinigern kurz und ehrlich.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Gesichtsreiniger mit Saefoam® GC 30 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "saefoam-ta-30": {
    tagline: "Sulfatfreier Schaum, der jeden pH übersteht",
    description:
      "Taurate hydrolysieren weder sauer noch alkalisch und behalten ihren Schaum auch neben Öl. Ein sanftes Haupttensid für coloriertes Haar. Üblich sind 5 bis 25 % in Shampoos, gerechnet wie geliefert. Der feine, cremige Schaum von Saefoam® TA 30 ist das, was Testpersonen von Shampoos im Gedächtnis bleibt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 5,4 kg CO2-Äquivalente je kg, ISO 14067, Standort Daejeon, 2023.",
    formulation_tips:
      "Salz bewirkt in Systemen mit viel Saefoam® TA 30 wenig: Shampoos, die dünn bleiben, mit einem Polymer verdicken.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldasoft-cc-8": {
    tagline: "Klares Mizellenwasser ohne PEG",
    description:
      "Das C8-C10-Glucosid solubilisiert Duft und Make-up bei wenig Schaum. Ein bis drei Prozent genügen einem Mizellenwasser. Der feine, cremige Schaum von Haldasoft® CC 8 ist das, was Testpersonen von Mizellenwässern im Gedächtnis bleibt. Haldasoft® CC 8 lässt sich ohne Spannungsgefühl abspülen, passend für Mizellenwässer zum täglichen Gebrauch.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 4,1 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2025.",
    formulation_tips:
      "Die verdünnte Masse sofort mit einem Konservierungsmittel schützen und Mizellenwässer mit Haldasoft® CC 8 im Konservierungsbelastungstest bestätigen; der pH-Wert entscheidet.",
    packaging: ["Kanister zu 25 kg", "Fass zu 200 kg", "IBC zu 1000 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "quelloquat-bt-50": {
    tagline: "Reichhaltige Spülung aus einer Pastille",
    description:
      "Ein Quat mit 22 Kohlenstoffatomen aus Raps, in Fettalkohol verdünnt. Es emulgiert und konditioniert zugleich. Die positive Ladung von Quelloquat® BT 50 zieht es zu den geschädigten Stellen des Haars, sodass Haarspülungen dort pflegen, wo es darauf ankommt. Mit 2 bis 8 % senkt Quelloquat® BT 50 die Nasskämmkraft und gibt Haarspülungen ihren Gleiteffekt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 5,6 kg CO2-Äquivalente je kg, ISO 14067, Standort Mannheim, 2021.",
    formulation_tips:
      "Vor dem Scale-up von Haarspülungen die Verträglichkeit von Quelloquat® BT 50 mit Aniontensiden prüfen.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "haldaquat-bc-80": {
    tagline: "Gleiteffekt für stark geschädigtes Haar",
    description:
      "Die lange Alkylkette haftet fest auf blondiertem Haar, wo die Kämmarbeit am stärksten sinkt. Die Schuppen schmelzen bei 80 °C in der Fettphase. Mit 1 bis 4 % senkt Haldaquat® BC 80 die Nasskämmkraft und gibt Haarspülungen ihren Gleiteffekt. Testpersonen beschreiben Haar nach Haarspülungen mit Haldaquat® BC 80 als glatt, nicht als belegt.",
    formulation_tips:
      "Haarspülungen nach dem Abkühlen auf pH 4-4,5 bringen, damit Haldaquat® BC 80 am besten aufzieht.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "haldaquat-ct-29": {
    tagline: "Flüssiges Quat für leichte Spülungen",
    description:
      "Eine kalt verarbeitbare 29%ige Lösung für Entwirrsprays und leichte Spülungen. Das EU-Recht begrenzt den Einsatz je nach Produktart, siehe Anhang III und V. Testpersonen beschreiben Haar nach Haarspülungen mit Haldaquat® CT 29 als glatt, nicht als belegt.",
    formulation_tips:
      "Vor dem Scale-up von Haarspülungen die Verträglichkeit von Haldaquat® CT 29 mit Aniontensiden prüfen.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "quelloquat-p-7": {
    tagline: "Klare Konditionierung in Tensidsystemen",
    description:
      "Ein Copolymer aus Diallyldimethylammoniumchlorid und Acrylamid, Restmonomer unter 5 ppm. Beim Verdünnen bildet es Koazervate, die sich auf Haut und Haar legen. Die positive Ladung von Quelloquat® P 7 zieht es zu den geschädigten Stellen des Haars, sodass Shampoos dort pflegen, wo es darauf ankommt.",
    formulation_tips:
      "Shampoos nach dem Abkühlen auf pH 4-4,5 bringen, damit Quelloquat® P 7 am besten aufzieht.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "quelloquat-p-10": {
    tagline: "Cellulose, die pflegt",
    description:
      "Eine quaternierte Hydroxyethylcellulose, die gleichmäßig aufzieht und sich wieder auswaschen lässt. In Wasser bei pH 8 dispergieren, dann ansäuern, damit es quillt. Mit 0,1 bis 1 % senkt Quelloquat® P 10 die Nasskämmkraft und gibt Shampoos ihren Gleiteffekt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 0,7 kg CO2-Äquivalente je kg, ISO 14067, Standort Mannheim, 2022.",
    formulation_tips:
      "Vor dem Scale-up von Shampoos die Verträglichkeit von Quelloquat® P 10 mit Aniontensiden prüfen.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "quelloquat-p-22": {
    tagline: "Wirkt von pH 3 bis pH 10",
    description:
      "Ein ampholytisches Copolymer aus Diallyldimethylammoniumchlorid und Acrylsäure für Glättungen, Farben und Blondierungen, bei denen reine Kationpolymere versagen. Testpersonen beschreiben Haar nach Shampoos mit Quelloquat® P 22 als glatt, nicht als belegt. Die positive Ladung von Quelloquat® P 22 zieht es zu den geschädigten Stellen des Haars, sodass Shampoos dort pflegen, wo es darauf ankommt.",
    formulation_tips:
      "Shampoos nach dem Abkühlen auf pH 4-4,5 bringen, damit Quelloquat® P 22 am besten aufzieht.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "quelloquat-gq-14": {
    tagline: "Guarpflege für nasses Haar",
    description:
      "Kationisches Guar trägt Silikone und Antischuppenwirkstoffe auf die Kopfhaut. Ein Zehntel Prozent ist schon beim ersten Kämmen im nassen Haar zu spüren. Die positive Ladung von Quelloquat® GQ 14 zieht es zu den geschädigten Stellen des Haars, sodass Shampoos dort pflegen, wo es darauf ankommt.",
    formulation_tips:
      "Vor dem Scale-up von Shampoos die Verträglichkeit von Quelloquat® GQ 14 mit Aniontensiden prüfen.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "suryalata-gq-14": {
    tagline: "Guarpflege für nasses Haar",
    description:
      "Kationisches Guar trägt Silikone und Antischuppenwirkstoffe auf die Kopfhaut. Ein Zehntel Prozent ist schon beim ersten Kämmen im nassen Haar zu spüren. Mit 0,1 bis 0,5 % senkt Suryalata® GQ 14 die Nasskämmkraft und gibt Duschgelen ihren Gleiteffekt.",
    formulation_tips:
      "Duschgele nach dem Abkühlen auf pH 4-4,5 bringen, damit Suryalata® GQ 14 am besten aufzieht.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "oleaquat-ad-18": {
    tagline: "Die biologisch abbaubare Alternative zu Quats",
    description:
      "Ein Amidoamin, das kationisch wird, sobald Citronen- oder Milchsäure es im Ansatz neutralisiert. Die Konditionierung kommt der von Cetrimoniumchlorid nahe. Testpersonen beschreiben Haar nach Haarspülungen mit Oleaquat® AD 18 als glatt, nicht als belegt. Die positive Ladung von Oleaquat® AD 18 zieht es zu den geschädigten Stellen des Haars, sodass Haarspülungen dort pflegen, wo es darauf ankommt.",
    formulation_tips:
      "Vor dem Scale-up von Haarspülungen die Verträglichkeit von Oleaquat® AD 18 mit Aniontensiden prüfen.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldaquat-ad-18": {
    tagline: "Die biologisch abbaubare Alternative zu Quats",
    description:
      "Ein Amidoamin, das kationisch wird, sobald Citronen- oder Milchsäure es im Ansatz neutralisiert. Die Konditionierung kommt der von Cetrimoniumchlorid nahe. Die positive Ladung von Haldaquat® AD 18 zieht es zu den geschädigten Stellen des Haars, sodass Haarmasken dort pflegen, wo es darauf ankommt. Mit 0,8 bis 3 % senkt Haldaquat® AD 18 die Nasskämmkraft und gibt Haarmasken ihren Gleiteffekt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 0,6 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2021.",
    formulation_tips:
      "Haarmasken nach dem Abkühlen auf pH 4-4,5 bringen, damit Haldaquat® AD 18 am besten aufzieht.",
    packaging: ["Karton zu 20 kg", "Fass zu 180 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldamul-gs-165": {
    tagline: "Der Klassiker der säurestabilen Cremes",
    description:
      "Ein selbstemulgierendes Paar, das bei pH 3,5 hält und so Fruchtsäuren und Salicylsäure trägt. Die Texturen werden weiß und glänzend. Mit 2 bis 6 % Haldamul® GS 165 gelingen stabile Gesichtscremes ohne zweiten Hauptemulgator.",
    formulation_tips:
      "Beide Phasen auf 75 °C erwärmen, zwei Minuten bei hoher Drehzahl homogenisieren, dann Gesichtscremes mit Haldamul® GS 165 langsam bis unter 40 °C rühren.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldamul-co-68": {
    tagline: "Flüssigkristalle aus Zucker",
    description:
      "Ein Glucosid in Fettalkohol, das sich zu Flüssigkristallen ordnet wie die Lipide der Haut. Die Emulsionen geben ihre Feuchtigkeit langsam ab. Emulsionen mit Haldamul® CO 68 sind weiß, fein und angenehm zu verteilen, wie Gesichtscremes es sein sollen. Haldamul® CO 68 ist mit Ölen niedriger und hoher Polarität geprüft; bewährte Startrezepturen für Gesichtscremes liegen vor.",
    formulation_tips:
      "Haldamul® CO 68 für dicke Gesichtscremes mit einem Konsistenzgeber kombinieren oder diesen weglassen, wenn sie fließen sollen.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "sarvento-ol-10": {
    tagline: "Olivenlipide nach dem Vorbild der Haut",
    description:
      "Ester aus Olivenöl-Fettsäuren, die einen lamellaren Film bilden, der Ordnung der Hornschicht ähnlich. Öle jeder Polarität werden angenommen. Sarvento® OL 10 ist mit Ölen niedriger und hoher Polarität geprüft; bewährte Startrezepturen für Gesichtscremes liegen vor. Wer Gesichtscremes ohne oder mit wenigen Ethoxylaten entwickelt, findet die Werte von Sarvento® OL 10 im Datenblatt.",
    formulation_tips:
      "Beide Phasen auf 75 °C erwärmen, zwei Minuten bei hoher Drehzahl homogenisieren, dann Gesichtscremes mit Sarvento® OL 10 langsam bis unter 40 °C rühren.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "1 Woche",
  },
  "oleamul-pg-3": {
    tagline: "PEG-frei und mild genug für Babys",
    description:
      "Drei Einheiten pflanzliches Glycerin tragen zwei Stearinsäuren. Der Emulgator passt zu leichten, weißen Lotionen und verträgt wirksame Säuren. Wer Gesichtscremes ohne oder mit wenigen Ethoxylaten entwickelt, findet die Werte von Oleamul® PG 3 im Datenblatt. Mit 2 bis 5 % Oleamul® PG 3 gelingen stabile Gesichtscremes ohne zweiten Hauptemulgator.",
    formulation_tips:
      "Oleamul® PG 3 für dicke Gesichtscremes mit einem Konsistenzgeber kombinieren oder diesen weglassen, wenn sie fließen sollen.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "oleamul-pi-4": {
    tagline: "Wasser-in-Öl mit frischem Griff",
    description:
      "Ein flüssiger Emulgator für Wasser-in-Öl-Lotionen und Make-up, auch kalt zu verarbeiten. Es benetzt Pigmente und hält sie getrennt. Mit 1 bis 5 % Oleamul® PI 4 gelingen stabile Foundations ohne zweiten Hauptemulgator. Emulsionen mit Oleamul® PI 4 sind weiß, fein und angenehm zu verteilen, wie Foundations es sein sollen.",
    formulation_tips:
      "Beide Phasen auf 75 °C erwärmen, zwei Minuten bei hoher Drehzahl homogenisieren, dann Foundations mit Oleamul® PI 4 langsam bis unter 40 °C rühren.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "morisui-le-90": {
    tagline: "Phospholipid-Emulgator für Barrierecremes",
    description:
      "Hydriertes Phosphatidylcholin aus Soja, das Liposomen und hautähnliche Membranstrukturen bildet. Es bleibt kein Emulgatorfilm zurück, der Lipide auswäscht. Emulsionen mit Morisui® LE 90 sind weiß, fein und angenehm zu verteilen, wie Gesichtscremes es sein sollen.",
    formulation_tips:
      "Morisui® LE 90 für dicke Gesichtscremes mit einem Konsistenzgeber kombinieren oder diesen weglassen, wenn sie fließen sollen.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "sarvento-le-90": {
    tagline: "Phospholipid-Emulgator für Barrierecremes",
    description:
      "Hydriertes Phosphatidylcholin aus Soja, das Liposomen und hautähnliche Membranstrukturen bildet. Es bleibt kein Emulgatorfilm zurück, der Lipide auswäscht. Sarvento® LE 90 ist mit Ölen niedriger und hoher Polarität geprüft; bewährte Startrezepturen für Seren liegen vor. Wer Seren ohne oder mit wenigen Ethoxylaten entwickelt, findet die Werte von Sarvento® LE 90 im Datenblatt.",
    formulation_tips:
      "Beide Phasen auf 75 °C erwärmen, zwei Minuten bei hoher Drehzahl homogenisieren, dann Seren mit Sarvento® LE 90 langsam bis unter 40 °C rühren.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "oleamul-ci-2": {
    tagline: "Citratester für flüssige Naturlotionen",
    description:
      "Der Citronensäureester des Glycerylstearats emulgiert anionisch und braucht wenig Fettalkohol. Sprühbare Milchen werden möglich. Wer Körperlotionen ohne oder mit wenigen Ethoxylaten entwickelt, findet die Werte von Oleamul® CI 2 im Datenblatt.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 3,5 kg CO2-Äquivalente je kg, ISO 14067, Standort Pasir Gudang, 2019.",
    formulation_tips:
      "Oleamul® CI 2 für dicke Körperlotionen mit einem Konsistenzgeber kombinieren oder diesen weglassen, wenn sie fließen sollen.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "1 Woche",
    awards: ["The Emulsion Review, Rohstoff des Jahres 2019: Silber"],
  },
  "minatoya-sucrose-stearate": {
    tagline: "Ein Zuckerester, der sich verflüchtigt",
    description:
      "Eine Saccharoseeinheit mit überwiegend einer Stearinsäurekette. Seine Emulsionen brechen auf der Haut sofort und hinterlassen kaum etwas Spürbares. Mit 1 bis 4 % Minatoya Sucrose Stearate gelingen stabile Gesichtscremes ohne zweiten Hauptemulgator. Emulsionen mit Minatoya Sucrose Stearate sind weiß, fein und angenehm zu verteilen, wie Gesichtscremes es sein sollen.",
    formulation_tips:
      "Beide Phasen auf 75 °C erwärmen, zwei Minuten bei hoher Drehzahl homogenisieren, dann Gesichtscremes mit Minatoya Sucrose Stearate langsam bis unter 40 °C rühren.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldamul-ps-20": {
    tagline: "Lässt Parfüm im Wasser verschwinden",
    description:
      "Sorbitanlaurat mit 20 Ethylenoxideinheiten solubilisiert ätherische Öle mit vier bis zehn Teilen. Es schäumt kaum. Vier bis acht Teile Haldamul® PS 20 bringen einen Teil Parfüm klar in Gesichtswässer.",
    formulation_tips:
      "Parfüm und Haldamul® PS 20 vormischen, auf 30 °C erwärmen, dann das Wasser von Gesichtswässern langsam zugeben.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "pelican-polysorbate-20": {
    tagline: "Lässt Parfüm im Wasser verschwinden",
    description:
      "Sorbitanlaurat mit 20 Ethylenoxideinheiten solubilisiert ätherische Öle mit vier bis zehn Teilen. Es schäumt kaum. Pelican Polysorbate 20 schäumt wenig und schmeckt mild; 0,5 bis 10 % decken den meisten Bedarf von Mizellenwässern.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 4,9 kg CO2-Äquivalente je kg, ISO 14067, Standort Cape Town, 2022.",
    formulation_tips:
      "Wenn Mizellenwässer in der Kälte trüb werden, Pelican Polysorbate 20 um ein halbes Prozent erhöhen oder das Parfüm verringern.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "1 Woche",
  },
  "haldamul-hc-40": {
    tagline: "Lösungsvermittler mit mildem Geschmack",
    description:
      "Vierzig Ethylenoxideinheiten auf hydriertem Rizinusöl bringen Duft und Aroma klar in Wasser. Zum Abfüllen auf 35 °C erwärmen. Vier bis acht Teile Haldamul® HC 40 bringen einen Teil Parfüm klar in Gesichtswässer. Haldamul® HC 40 schäumt wenig und schmeckt mild; 0,5 bis 5 % decken den meisten Bedarf von Gesichtswässern.",
    formulation_tips:
      "Parfüm und Haldamul® HC 40 vormischen, auf 30 °C erwärmen, dann das Wasser von Gesichtswässern langsam zugeben.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "1 Woche",
  },
  "oleamul-gm-40": {
    tagline: "Konsistenz und Stabilität in einem Pellet",
    description:
      "Mono- und Diglyceride der Palmitin- und Stearinsäure, die Emulsionen als lipophiler Partner stabilisieren. Die Pellets schmelzen bei 58 °C. Oleamul® GM 40 ergänzt einen Emulgator der anderen Polarität; 1 bis 5 % sind in Gesichtscremes üblich. Allein hält es eine Emulsion nicht lange, im Paar macht es Gesichtscremes robust gegen Hitze und Kälte.",
    formulation_tips:
      "Den HLB des Paars aus den Ölen von Gesichtscremes berechnen, dann den Anteil von Oleamul® GM 40 um ein Zehntel nach oben und unten verändern.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldamul-st-2": {
    tagline: "Die lipophile Hälfte eines robusten Paars",
    description:
      "Stearylalkohol mit zwei Ethylenoxideinheiten; zusammen mit Steareth-21 emulgiert er im ganzen pH-Bereich, selbst neben Aluminiumsalzen. Allein hält es eine Emulsion nicht lange, im Paar macht es Körperlotionen robust gegen Hitze und Kälte.",
    formulation_tips:
      "Haldamul® ST 2 vor dem Emulgieren vollständig schmelzen; ungeschmolzene Körner findet man in Körperlotionen wieder.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "haldamul-st-21": {
    tagline: "Hält Antitranspirant- und Selbstbräuneremulsionen",
    description:
      "Der hydrophile Stearylether mit 21 Einheiten, unempfindlich gegen Salz und Säure. Roll-ons bleiben damit dünnflüssig und stabil. Das Verhältnis von Haldamul® ST 21 zu seinem Partner entscheidet, ob Körperlotionen reichhaltig oder leicht werden. Haldamul® ST 21 ergänzt einen Emulgator der anderen Polarität; 1 bis 4 % sind in Körperlotionen üblich.",
    formulation_tips:
      "Den HLB des Paars aus den Ölen von Körperlotionen berechnen, dann den Anteil von Haldamul® ST 21 um ein Zehntel nach oben und unten verändern.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "haldamul-ps-60": {
    tagline: "Hydrophiler Partner der Sorbitanester",
    description:
      "Das Stearat der Polysorbatreihe, seit den ersten Tagescremes mit Sorbitanstearat verwendet. Haldamul® PS 60 ergänzt einen Emulgator der anderen Polarität; 1 bis 5 % sind in Gesichtscremes üblich.",
    life_cycle_analysis:
      "Von der Wiege bis zum Werkstor 0,7 kg CO2-Äquivalente je kg, ISO 14067, Standort Krefeld, 2021.",
    formulation_tips:
      "Haldamul® PS 60 vor dem Emulgieren vollständig schmelzen; ungeschmolzene Körner findet man in Gesichtscremes wieder.",
    packaging: ["Sack zu 25 kg", "Fass zu 175 kg"],
    storage_conditions: "Trocken, unter 25 °C, im geschlossenen Originalgebinde",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "oleandrol-mct-60": {
    tagline: "Das Neutralöl, das nie ranzig wird",
    description:
      "Fraktionierte Kokos- und Palmkernfettsäuren an Glycerin: farblos, geschmacklos und oxidationsstabil. Ein mittelspreitendes Emolliens für jede Haut. Oleandrol® MCT 60 prägt die Ölphase von Gesichtscremes, üblicherweise mit 3 bis 40 %. Mit einem schwereren Öl gemischt gibt Oleandrol® MCT 60 Gesichtscremes eine Spreitkaskade von der ersten Berührung bis zum Nachgefühl.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Oleandrol® MCT 60 verändert die Viskosität von Gesichtscremes, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
    awards: ["The Emulsion Review, Rohstoff des Jahres 2022: Bronze"],
  },
  "tamarack-caprylic-capric-triglyceride": {
    tagline: "Das Neutralöl, das nie ranzig wird",
    description:
      "Fraktionierte Kokos- und Palmkernfettsäuren an Glycerin: farblos, geschmacklos und oxidationsstabil. Ein mittelspreitendes Emolliens für jede Haut. Mit einem schwereren Öl gemischt gibt Tamarack Caprylic/Capric Triglyceride Körperlotionen eine Spreitkaskade von der ersten Berührung bis zum Nachgefühl.",
    formulation_tips:
      "Tamarack Caprylic/Capric Triglyceride in die Ölphase geben; bei kalt hergestellten Körperlotionen mit dem flüssigen Emulgator vormischen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "5 bis 6 Wochen",
  },
  "iberalta-caprylic-capric-triglyceride": {
    tagline: "Das Neutralöl, das nie ranzig wird",
    description:
      "Fraktionierte Kokos- und Palmkernfettsäuren an Glycerin: farblos, geschmacklos und oxidationsstabil. Ein mittelspreitendes Emolliens für jede Haut. Arm an Geruch und Farbe bleibt Iberalta Caprylic/Capric Triglyceride in parfümierten wie unparfümierten Sonnenschutzmitteln im Hintergrund. Spreitwert, Polarität und Viskosität von Iberalta Caprylic/Capric Triglyceride stehen im Datenblatt, sodass sich Sonnenschutzmittel planen lassen statt probieren.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Iberalta Caprylic/Capric Triglyceride verändert die Viskosität von Sonnenschutzmitteln, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
    awards: ["The Emulsion Review, Rohstoff des Jahres 2021: Silber"],
  },
  "oleandrol-pm-98": {
    tagline: "Trocken, schnell und bewährt",
    description:
      "Ein niedrigviskoser Ester, der sehr schnell spreitet und andere Öle mitnimmt. Es nimmt Badeölen das Fettige. Spreitwert, Polarität und Viskosität von Oleandrol® PM 98 stehen im Datenblatt, sodass sich Körperlotionen planen lassen statt probieren.",
    formulation_tips:
      "Oleandrol® PM 98 in die Ölphase geben; bei kalt hergestellten Körperlotionen mit dem flüssigen Emulgator vormischen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "oleandrol-pp-98": {
    tagline: "Etwas reicher als das Myristat",
    description:
      "Der Palmitinsäureester spreitet schnell und bleibt doch etwas länger auf der Haut. Es gibt Lotionen für wenig Geld ein weiches Finish. Oleandrol® PP 98 prägt die Ölphase von Körperlotionen, üblicherweise mit 2 bis 20 %.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Oleandrol® PP 98 verändert die Viskosität von Körperlotionen, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "heliosolv-ab-15": {
    tagline: "Löst, woraus Sonnenschutz gemacht ist",
    description:
      "Ein polarer, trockener Ester, der kristalline UV-Filter in Lösung hält und Titandioxid dispergiert. Mit einem schwereren Öl gemischt gibt Heliosolv® AB 15 Sonnenschutzmitteln eine Spreitkaskade von der ersten Berührung bis zum Nachgefühl. Arm an Geruch und Farbe bleibt Heliosolv® AB 15 in parfümierten wie unparfümierten Sonnenschutzmitteln im Hintergrund.",
    formulation_tips:
      "Heliosolv® AB 15 in die Ölphase geben; bei kalt hergestellten Sonnenschutzmitteln mit dem flüssigen Emulgator vormischen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "1 Woche",
  },
  "oleandrol-cc-18": {
    tagline: "Die pflanzliche Antwort auf flüchtiges Silikon",
    description:
      "Kokosalkohol, mit C8-C10-Säuren verestert: trocken, samtig und schnell. Oft ersetzt es Cyclopentasiloxan. Arm an Geruch und Farbe bleibt Oleandrol® CC 18 in parfümierten wie unparfümierten Gesichtscremes im Hintergrund. Spreitwert, Polarität und Viskosität von Oleandrol® CC 18 stehen im Datenblatt, sodass sich Gesichtscremes planen lassen statt probieren.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Oleandrol® CC 18 verändert die Viskosität von Gesichtscremes, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "haldaderm-oe-8": {
    tagline: "Trocken wie Silikon, aus pflanzlichem Alkohol",
    description:
      "Der symmetrische Ether des Octanols spreitet sofort und hinterlässt einen leichten Schleier. Es ist von pH 2 bis 12 hydrolysestabil. Spreitwert, Polarität und Viskosität von Haldaderm® OE 8 stehen im Datenblatt, sodass sich Gesichtscremes planen lassen statt probieren. Haldaderm® OE 8 prägt die Ölphase von Gesichtscremes, üblicherweise mit 2 bis 15 %.",
    formulation_tips:
      "Haldaderm® OE 8 in die Ölphase geben; bei kalt hergestellten Gesichtscremes mit dem flüssigen Emulgator vormischen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "4 bis 5 Wochen",
  },
  "haldaderm-ca-8": {
    tagline: "Trockenes Spreiten, das UV-Filter mag",
    description:
      "Ein Carbonat des Octanols mit sehr niedriger Viskosität, gutem Lösevermögen und pudrig-trockenem Griff. Haldaderm® CA 8 prägt die Ölphase von Sonnenschutzmitteln, üblicherweise mit 2 bis 20 %.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Haldaderm® CA 8 verändert die Viskosität von Sonnenschutzmitteln, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
  "tervasol-id-12": {
    tagline: "Verschwindet und lässt den Film zurück",
    description:
      "Ein flüchtiger, verzweigter Kohlenwasserstoff für abriebfestes Make-up. Er verdunstet in Minuten und löst Silikonharze. Mit einem schwereren Öl gemischt gibt Tervasol® ID 12 Mascaras eine Spreitkaskade von der ersten Berührung bis zum Nachgefühl.",
    formulation_tips:
      "Tervasol® ID 12 in die Ölphase geben; bei kalt hergestellten Mascaras mit dem flüssigen Emulgator vormischen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "3 bis 4 Wochen",
  },
  "sarvento-sq-100-olive": {
    tagline: "Ein hautidentisches Lipid, jetzt aus Pflanzen",
    description:
      "Vollständig hydriertes Squalen, über Jahre stabil. Es zieht ohne Glanz ein und macht trockene, reife Haut geschmeidig. Arm an Geruch und Farbe bleibt Sarvento® SQ 100 Olive in parfümierten wie unparfümierten Seren im Hintergrund.",
    formulation_tips:
      "Öle nur auf dem Papier Gewicht für Gewicht ersetzen: Sarvento® SQ 100 Olive verändert die Viskosität von Seren, also den Verdicker anpassen.",
    packaging: ["Kanister zu 25 kg", "Fass zu 180 kg", "IBC zu 900 kg"],
    storage_conditions: "5-30 °C, vor Frost und Sonnenlicht geschützt",
    standard_lead_time: "2 bis 3 Wochen",
  },
};
