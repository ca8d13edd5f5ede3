/** Files that one message carries at most. */
export const mostAttachments = 10;
