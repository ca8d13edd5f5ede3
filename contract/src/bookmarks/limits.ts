/** The most bookmarks and folders of one person. */
export const bookmarkLimit = 2_000;
export const folderLimit = 100;

export const folderTitleLength = 60;
export const noteLength = 2_000;
