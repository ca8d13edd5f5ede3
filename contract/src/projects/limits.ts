/** Products of one project, and of one call. */
export const mostEntries = 500;
export const mostAtOnce = 100;
/** Projects of one company; files of one project, and members. */
export const mostProjects = 2_000;
export const mostFiles = 100;
export const mostMembers = 100;
