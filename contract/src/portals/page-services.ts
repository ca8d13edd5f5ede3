import type { BrandVariant } from "../kernel/brand-variants.ts";
import type { PortalSettings } from "./schema.ts";

/** What a page is told of the place that it stands at. */
export interface PagePlace {
  /** Where the page stands: at the portal's host, where it was asked there. */
  origin: string;
  issuer: string;
  /** As what the pages are known at the identity provider. */
  client_id: string;
  /** The address that people are told to write to when they need help. */
  support_email: string;
  /** Who runs the installation, by name and address; null where nobody has said it. */
  operator: string | null;
  /** The script of a CRM, for visitors who agree; null where there is none. */
  crm_script: string | null;
  /** Whether the page tells of its failures (POST /error-reports). */
  reports_errors: boolean;
  /** The branding that the pages are in; null where it is Neroli's own. */
  variant: BrandVariant | null;
  /** The portal on whose host the page is. */
  portal: PortalSettings | null;
  /** The maintenance page stands in for every other (spec 2). */
  maintenance: boolean;
  /** The page's content security policy nonce. */
  nonce: string;
}

/** Services that the server hands to each page render. */
export interface PageServices extends PagePlace {
  /** The same API, routes and validation, without a socket. GET only. */
  apiFetch(address: string, options: RequestInit): Promise<Response>;
}

/** A page, or what else stands at its address, whole. */
export interface RenderedPage {
  status: number;
  /** A name for each value: a cookie has one of its own. */
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
}

/** The server half of the web app: one web-standard request handler. */
export type PageHandler = (request: Request, services: PageServices) => Promise<RenderedPage>;
