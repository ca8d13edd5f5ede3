import type { BrandVariant } from "../kernel/brand-variants.ts";
import type { PortalSettings } from "./schema.ts";

/** Services that the server hands to each page render. */
export interface PageServices {
  /** In-process fetch: the same API, routes and validation, without a socket. GET only. */
  apiFetch: typeof fetch;
  /** Where the page stands: at the portal's host, where it was asked there. */
  origin: string;
  issuer: string;
  /** As what the pages are known at the identity provider. */
  client_id: string;
  /** The address that people are told to write to when they need help. */
  support_email: string;
  /** Who runs the installation, by name and address; null where nobody has said it. */
  operator: string | null;
  /** The branding that the pages are in; null where it is Neroli's own. */
  variant: BrandVariant | null;
  /** The portal on whose host the page is. */
  portal: PortalSettings | null;
  /** The maintenance page stands in for every other (spec 2). */
  maintenance: boolean;
  /** The page's content security policy nonce. */
  nonce: string;
}

/** The server half of the web app: one web-standard request handler. */
export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;
