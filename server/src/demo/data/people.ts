/**
 * People of the demonstration for the user administration, one a line. Columns: e-mail address |
 * name | company | role | department | job title | language | state | days ago.
 * State: awaiting, unproved (awaiting, and the mailed link not followed yet), verified, disabled,
 * blocked. Without a company, what was said at sign-up stands in `specialCases`.
 */
export const peopleTable = `
tessa.vermeulen@petal-theory.example | Tessa Vermeulen | petal-theory | BUYER | FORMULATION_DEVELOPMENT | Senior formulator | en | awaiting | 1
joel.fischer@petal-theory.example | Joel Fischer | petal-theory | BUYER | MARKETING | Brand manager | en | awaiting | 2
gwen.pritchard@brimlea-botanicals.example | Gwen Pritchard | brimlea-botanicals | SUPPLIER_MANAGER_UNVERIFIED | SENIOR_MANAGEMENT | Managing director | en | awaiting | 1
tom.ashdown@brimlea-botanicals.example | Tom Ashdown | brimlea-botanicals | SUPPLIER_USER | SALES | Account manager | en | awaiting | 1
anja.bergfeld@haldermark-chemie.example | Anja Bergfeld | haldermark-chemie | SUPPLIER_USER | REGULATORY_AFFAIRS | Leiterin Regulatory Affairs | de | awaiting | 3
katrin.oehler@quellhof-polymere.example | Katrin Öhler | quellhof-polymere | SUPPLIER_MANAGER_UNVERIFIED | SALES | Vertriebsleitung | de | awaiting | 4
raffaele.aiello@casa-limonera.example | Raffaele Aiello | casa-limonera | BUYER | PRODUCTION | Responsabile produzione | it | awaiting | 4
hannah.ridley@brightwater-home.example | Hannah Ridley | brightwater-home | BUYER | PROCUREMENT | Buyer | en | awaiting | 6
mette.kjeldsen@nordvik-distribution.example | Mette Kjeldsen | nordvik-distribution | SUPPLIER_MANAGER_UNVERIFIED | SALES | Commercial director | en | awaiting | 7
aoi.nishimura@kumo-works.example | Aoi Nishimura | kumo-works | BUYER | RESEARCH | Researcher | en | unproved | 2
ines.matos@pinewell.example | Inês Matos | | BUYER | QUALITY | Quality engineer | es | awaiting | 2
leonie.hartung@hartung-seifen.example | Leonie Hartung | | BUYER | SENIOR_MANAGEMENT | Inhaberin | de | awaiting | 3
yusuf.demir@anatolis.example | Yusuf Demir | | BUYER | SALES | Export manager | en | awaiting | 5
camille.roussel@ferme-lavandine.example | Camille Roussel | | BUYER | INNOVATION | Fondatrice | fr | unproved | 1
emre.aksoy@maren-holt.example | Emre Aksoy | maren-holt | BUYER | QUALITY | Quality manager | en | verified | 120
nadia.wolff@maren-holt.example | Nadia Wolff | maren-holt | BUYER | INNOVATION | Produktentwicklung | de | verified | 95
livia.brunner@heliodane-photoprotection.example | Livia Brunner | heliodane-photoprotection | SUPPLIER_MANAGER | RESEARCH | Head of research | de | verified | 210
ruben.achterberg@kestrin-preservation.example | Ruben Achterberg | kestrin-preservation | SUPPLIER_USER | SALES | Sales representative | en | disabled | 300
dirk.prell@quellhof-polymere.example | Dirk Prell | quellhof-polymere | SUPPLIER_USER | OTHER | | de | blocked | 40
`;

interface SpecialCase {
  company_name: string;
  user_notes: string;
  company_type: string;
}

export const specialCases: Record<string, SpecialCase> = {
  "ines.matos@pinewell.example": {
    company_name: "Pinewell Resins",
    user_notes: "I look after the laboratory in Leiria; my colleague Duarte is with you already.",
    company_type: "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS",
  },
  "leonie.hartung@hartung-seifen.example": {
    company_name: "Hartung Seifenmanufaktur",
    user_notes: "Wir sieden Naturseifen in Freiburg und suchen zertifizierte Öle ab 25 kg.",
    company_type: "CONSUMER_CARE_BRAND",
  },
  "yusuf.demir@anatolis.example": {
    company_name: "Anatolis Trade",
    user_notes: "We distribute botanical extracts in Türkiye and would like to list them.",
    company_type: "DISTRIBUTOR",
  },
  "camille.roussel@ferme-lavandine.example": {
    company_name: "Ferme Lavandine",
    user_notes: "",
    company_type: "CONSUMER_CARE_BRAND",
  },
};
