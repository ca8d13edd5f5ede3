import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";

const company: Params = (world) => ({ companyKey: world.company });
const project: Params = (world) => ({ companyKey: world.company, projectKey: world.project });
const named =
  (more: (world: Parameters<Params>[0]) => Record<string, string>): Params =>
  (world) => ({ ...project(world), ...more(world) });
const member = named((world) => ({ userKey: world.user }));
const entry = named((world) => ({ id: world.entry }));
const file = named((world) => ({ id: world.projectFile }));
const image = named((world) => ({ id: world.projectImage }));
const comment = named((world) => ({ id: world.comment }));

const written = { title: "Ours", category: "RESEARCH" };
const refusedToSupport = { support: "refused" } as const;
const upload = (params: Params): ForeignCall => ({
  ...hidden(params),
  ...refusedToSupport,
  sent: (world) => ({
    params: params(world),
    upload: { asset: {}, content: Buffer.from("%PDF-1.7 a brief") },
  }),
});

/** Calls that name a project: it is not there for who is neither of it nor of its company. */
export const foreignProjectCalls = {
  "GET /companies/:companyKey/projects": hidden(company),
  "GET /companies/:companyKey/projects/available": hidden(company),
  "POST /companies/:companyKey/projects": hidden(company, { body: written, ...refusedToSupport }),
  "GET /companies/:companyKey/projects/:projectKey": hidden(project),
  "PUT /companies/:companyKey/projects/:projectKey": hidden(project, {
    body: { ...written, version: 1 },
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/status/:action": hidden(
    named(() => ({ action: "start" })),
  ),
  // Of a supplier: no colleague in a project space.
  "POST /companies/:companyKey/projects/:projectKey/member/:userKey": {
    ...hidden(named((world) => ({ userKey: world.colleague }))),
  },
  "POST /companies/:companyKey/projects/:projectKey/member/:userKey/:action": hidden(
    named((world) => ({ userKey: world.projectManager, action: "promote" })),
  ),
  "DELETE /companies/:companyKey/projects/:projectKey/member/:userKey": hidden(member, {
    support: "hidden",
  }),
  "POST /companies/:companyKey/projects/:projectKey/suppliers": {
    ...hidden(project),
    sent: (world) => ({ params: project(world), body: { email: world.otherSupplier } }),
  },
  "POST /companies/:companyKey/projects/:projectKey/contacts": hidden(project, {
    body: { contacts: [] },
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/image": upload(project),
  "GET /companies/:companyKey/projects/:projectKey/image/:id": hidden(image),
  "DELETE /companies/:companyKey/projects/:projectKey/image": hidden(project, refusedToSupport),
  "POST /companies/:companyKey/projects/:projectKey/files": upload(project),
  "GET /companies/:companyKey/projects/:projectKey/files/:id/download": hidden(file),
  "DELETE /companies/:companyKey/projects/:projectKey/files/:id": hidden(file, refusedToSupport),
  "GET /companies/:companyKey/projects/:projectKey/stats": hidden(project),
  "GET /companies/:companyKey/projects/:projectKey/comments": hidden(project),
  "POST /companies/:companyKey/projects/:projectKey/comments": hidden(project, {
    body: { body: "Hello" },
    ...refusedToSupport,
  }),
  "DELETE /companies/:companyKey/projects/:projectKey/comments/:id": hidden(
    comment,
    refusedToSupport,
  ),
  "GET /companies/:companyKey/projects/:projectKey/activity": hidden(project),
  "POST /companies/:companyKey/projects/:projectKey/export": hidden(project),
  "GET /companies/:companyKey/projects/:projectKey/products": hidden(project),
  "POST /companies/:companyKey/projects/:projectKey/products": {
    ...hidden(project),
    ...refusedToSupport,
    sent: (world) => ({
      params: project(world),
      body: { company: world.company, segment: "PERSONALCARE", product: world.otherProduct },
    }),
  },
  "POST /companies/:companyKey/projects/:projectKey/products/bulk": {
    ...hidden(project),
    ...refusedToSupport,
    sent: (world) => ({ params: project(world), body: { products: [world.otherProduct] } }),
  },
  "PUT /companies/:companyKey/projects/:projectKey/products/:id": hidden(entry, {
    body: { note: "Ours", version: 1 },
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/products/:id/accept": hidden(entry, {
    body: {},
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/products/:id/reject": hidden(entry, {
    body: { reason: "Too dear" },
    ...refusedToSupport,
  }),
  "DELETE /companies/:companyKey/projects/:projectKey/products/:id": hidden(
    entry,
    refusedToSupport,
  ),
  "GET /companies/:companyKey/projects/:projectKey/products/listed-companies": hidden(project),
  "GET /companies/:companyKey/projects/:projectKey/products/documents": hidden(project),
  "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads": hidden(project, {
    body: {},
  }),
  // One's own downloads alone.
  "GET /companies/:companyKey/projects/:projectKey/products/documents/downloads/:id/url": hidden(
    named((world) => ({ id: world.download })),
    { support: "hidden" },
  ),
  "POST /companies/:companyKey/projects/:projectKey/requests": {
    ...hidden(project),
    ...refusedToSupport,
    sent: (world) => ({
      params: project(world),
      body: {
        type: "CONTACT",
        message: "Do you deliver?",
        contact: { full_name: "Ada Ferrari", company: "Maison", department: "QUALITY" },
        products: [world.product],
      },
    }),
  },
  "GET /companies/:companyKey/projects/:projectKey/coverage": hidden(project),
  "PUT /companies/:companyKey/projects/:projectKey/requirements": hidden(project, {
    body: { requirements: [], version: 1 },
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/requirements/ask": hidden(project, {
    body: {},
    ...refusedToSupport,
  }),
  "GET /search/document/legacy/:id": {
    ...hidden((world) => ({ id: world.product })),
    told: "open",
  },
} satisfies Record<string, ForeignCall>;
