import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";

const attended: Params = (world) => ({ event: world.exhibition });
const stand: Params = (world) => ({ companyKey: world.company, event: world.exhibition });
const scan: Params = (world) => ({ ...stand(world), scanId: world.scan });

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** A badge is its owner's alone: nobody has a place in the world's exhibition, support neither. */
const own = { support: "hidden" } as const;

/** Calls that name a badge, or what is noted of visitors at an exhibition. */
export const foreignScanCalls = {
  "GET /events/:event/badge": hidden(attended, own),
  "PUT /events/:event/badge": hidden(attended, { body: { consents: ["NAME"] }, ...own }),
  "POST /events/:event/badge/reissue": hidden(attended, own),
  "GET /companies/:companyKey/scans": hidden((world) => ({ companyKey: world.company })),
  "POST /companies/:companyKey/events/:event/scans": {
    ...hidden(stand),
    sent: (world) => ({
      params: stand(world),
      body: {
        device: "0198f0aa-0000-7000-8000-000000000001",
        now: "2026-10-06T12:00:00Z",
        scans: [
          {
            ...{ id: "0198f0aa-0000-7000-8000-0000000000f1", sequence: 1, revision: 1 },
            ...{ scanned_at: "2026-10-06T11:00:00Z", read: "Clara, Maren" },
          },
        ],
      },
    }),
  },
  "GET /companies/:companyKey/events/:event/scans": hidden(stand),
  "GET /companies/:companyKey/events/:event/scans/export": hidden(stand),
  "GET /companies/:companyKey/events/:event/scans/kit": hidden(stand),
  "POST /companies/:companyKey/events/:event/scans/:scanId/picture": {
    ...hidden(scan),
    sent: (world) => ({ params: scan(world), upload: { asset: {}, content: pixel } }),
  },
  "GET /companies/:companyKey/events/:event/scans/:scanId/picture": hidden(scan),
} satisfies Record<string, ForeignCall>;
