/** A company as its editor sends it, changed in some fields. */
export const companyForm = {
  version: 1,
  type: "DISTRIBUTOR",
  offering: ["INGREDIENTS"],
  formerly_known_as: null,
  headquarters: null,
  country: "FR",
  details: { number_employees: null },
  indie_brand_friendly: true,
  vat: null,
  foundation_year: 1990,
  tagline: "Another one",
  description: null,
  website: null,
  dow_jones_sustainability_score: null,
  sustainable_development_goals: [],
  segments: [],
  media_links: [],
  contacts: [],
  verified_contacts: [],
};

/** The settings of a portal, changed in one. */
export const portalSettings = {
  version: 1,
  name: null,
  primary_colour: "#123456",
  images: { LOGO: null, LOGO_DARK: null, FAVICON: null },
  links: { site: null, terms: null, imprint: null, privacy: null },
  support: null,
  languages: ["en", "de"],
  sender_name: null,
  variant: null,
  takes_sign_ups: true,
};
