import type { AttributeField } from "@neroli/contract/attributes/fields.ts";

/** As in term-names.ts: what the senses tell of a material. */
export const senseNames: Partial<Record<AttributeField, string>> = {
  appearances: `
Crystals | Kristalle | Cristalli | Cristaux | Cristales | Crystalline
Emulsion | Emulsion | Emulsione | Émulsion | Emulsión |
Flakes | Schuppen | Scaglie | Paillettes | Escamas |
Gel | Gel | Gel | Gel | Gel |
Granules | Granulat | Granuli | Granulés | Gránulos | Granulate
Liquid | Flüssigkeit | Liquido | Liquide | Líquido | Fluid
Paste | Paste | Pasta | Pâte | Pasta |
Pellets | Pellets | Pellet | Pastilles | Pellets | Pastilles
Powder | Pulver | Polvere | Poudre | Polvo |
Solid at 20 °C | Fest bei 20 °C | Solido a 20 °C | Solide à 20 °C | Sólido a 20 °C | Solid
Viscous liquid | Viskose Flüssigkeit | Liquido viscoso | Liquide visqueux | Líquido viscoso |`,
  color: `
Amber | Bernsteinfarben | Ambra | Ambre | Ámbar |
Beige | Beige | Beige | Beige | Beige |
Black | Schwarz | Nero | Noir | Negro |
Blue | Blau | Blu | Bleu | Azul |
Brown | Braun | Marrone | Brun | Marrón |
Colourless | Farblos | Incolore | Incolore | Incoloro | Colorless
Green | Grün | Verde | Vert | Verde |
Off-white | Cremeweiß | Bianco sporco | Blanc cassé | Blanquecino |
Orange | Orange | Arancione | Orange | Naranja |
Pale yellow | Blassgelb | Giallo pallido | Jaune pâle | Amarillo pálido | Light yellow
Red | Rot | Rosso | Rouge | Rojo |
Violet | Violett | Viola | Violet | Violeta | Purple
White | Weiß | Bianco | Blanc | Blanco |
Yellow | Gelb | Giallo | Jaune | Amarillo |`,
  odor: `
Characteristic | Charakteristisch | Caratteristico | Caractéristique | Característico |
Citrus | Zitrus | Agrumato | Hespéridé | Cítrico |
Faint | Schwach | Debole | Faible | Débil | Slight
Fatty | Fettig | Grasso | Gras | Graso |
Floral | Blumig | Floreale | Floral | Floral |
Green | Grün | Verde | Vert | Verde |
Herbal | Krautig | Erbaceo | Herbacé | Herbal |
Honey | Honig | Miele | Miel | Miel |
Mild | Mild | Delicato | Doux | Suave |
Minty | Minzig | Mentolato | Mentholé | Mentolado |
Nutty | Nussig | Di noci | Noisette | A nuez |
Odourless | Geruchlos | Inodore | Inodore | Inodoro | Odorless
Pungent | Stechend | Pungente | Piquant | Penetrante |
Sweet | Süß | Dolce | Sucré | Dulce |`,
  flavor: `
Almond | Mandel | Mandorla | Amande | Almendra |
Anise | Anis | Anice | Anis | Anís | Aniseed
Apple | Apfel | Mela | Pomme | Manzana |
Banana | Banane | Banana | Banane | Plátano |
Butter | Butter | Burro | Beurre | Mantequilla |
Caramel | Karamell | Caramello | Caramel | Caramelo |
Cherry | Kirsche | Ciliegia | Cerise | Cereza |
Cinnamon | Zimt | Cannella | Cannelle | Canela |
Clove | Nelke | Chiodo di garofano | Clou de girofle | Clavo |
Coconut | Kokos | Cocco | Noix de coco | Coco |
Grass | Gras | Erba | Herbe | Hierba |
Lemon | Zitrone | Limone | Citron | Limón |
Peach | Pfirsich | Pesca | Pêche | Melocotón |
Pear | Birne | Pera | Poire | Pera |
Peppermint | Pfefferminze | Menta piperita | Menthe poivrée | Menta piperita |
Pineapple | Ananas | Ananas | Ananas | Piña |
Raspberry | Himbeere | Lampone | Framboise | Frambuesa |
Spearmint | Grüne Minze | Menta verde | Menthe verte | Hierbabuena |
Vanilla | Vanille | Vaniglia | Vanille | Vainilla |
Wintergreen | Wintergrün | Wintergreen | Gaulthérie | Gaulteria |`,
  flavor_family: `
Citrus notes | Zitrusnoten | Note agrumate | Notes d’agrumes | Notas cítricas |
Creamy notes | Cremige Noten | Note cremose | Notes crémeuses | Notas cremosas |
Fruity | Fruchtig | Fruttato | Fruité | Afrutado |
Green notes | Grüne Noten | Note verdi | Notes vertes | Notas verdes |
Minty | Minzig | Mentolato | Mentholé | Mentolado |
Roasted | Geröstet | Tostato | Torréfié | Tostado |
Spicy | Würzig | Speziato | Épicé | Especiado |
Sweet notes | Süße Noten | Note dolci | Notes sucrées | Notas dulces |`,
};
