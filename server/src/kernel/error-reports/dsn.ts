/** Where reports go, and by which key they are taken. */
export interface Destination {
  address: string;
  key: string;
}

/** Of an address of Sentry's kind: https://KEY@HOST/FOLDER/PROJECT. */
export function readDsn(dsn: string): Destination {
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const place = pathname.lastIndexOf("/");
  const [folder, project] = [pathname.slice(0, place), pathname.slice(place + 1)];
  return { address: `${protocol}//${host}${folder}/api/${project}/envelope/`, key };
}
