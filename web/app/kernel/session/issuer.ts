const configured = Promise.withResolvers<string>();

/** The issuer comes with the page; whatever needs it before waits. */
export const configure = (issuer: string): void => configured.resolve(issuer);

export const issuer = (): Promise<string> => configured.promise;
