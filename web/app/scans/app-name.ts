/** What the page of a device is called on its home screen, in every language. */
export const appName = "Neroli Scan";
