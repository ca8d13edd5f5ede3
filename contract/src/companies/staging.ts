/** The internal staging company: nobody is invited to it, and its people invite nobody (spec 2). */
export const stagingCompany = "neroli-staging";
