/** What the list of a portal's hosts is kept under. */
export const hostsKey = (portal: string) => ["portal-hosts", portal];
