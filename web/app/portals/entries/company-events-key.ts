/** Every query of a company's entries in portals and exhibitions begins its key so. */
export const companyEventsKey = "company-events";
