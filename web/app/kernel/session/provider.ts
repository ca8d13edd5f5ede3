export interface Provider {
  issuer: string;
  /** As what this application is known there. */
  client_id: string;
}

const configured = Promise.withResolvers<Provider>();

/** The identity provider comes with the page; whatever needs it before waits. */
export const configure = (provider: Provider): void => configured.resolve(provider);

export const identityProvider = (): Promise<Provider> => configured.promise;
