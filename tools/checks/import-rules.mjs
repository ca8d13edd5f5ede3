// Who may import whom (ARCHITECTURE.md). A rule forbids the imports that match `from` and
// `to`, both without their exceptions. Files are named from the repository's root, packages
// `npm:name`, Node's own modules `node:name`. `$1` in `to` is what `from` matched in brackets.

const test = /\.test\.tsx?$/;
const factory = /\/factory(\.ts$|\/)/;
const forTests = /\/testing(\/|[.-])/;

export const rules = [
  {
    why: "a browser loads phrases as the build has made them: it parses no sentence and reads no file",
    from: "^web/app/",
    fromExcept: [test],
    to: "^phrases/src/(?!fill-phrase\\.ts|write-count\\.ts|phrase-key\\.ts|variants\\.ts)",
  },
  {
    why: "the contract is read by everyone: it imports zod and nothing else",
    from: "^contract/",
    fromExcept: [test],
    to: "^",
    toExcept: ["^contract/", "^npm:zod$"],
  },
  {
    why: "phrases are data, with what reads ICU MessageFormat and files: nothing of ours",
    from: "^phrases/",
    fromExcept: [test],
    to: "^",
    toExcept: [
      "^phrases/",
      "^npm:@formatjs/icu-messageformat-parser$",
      "^node:(async_hooks|fs|path)$",
    ],
  },
  {
    why: "the index is a pure library: no input or output, no framework, nothing of ours",
    from: "^search/",
    fromExcept: [test, forTests],
    to: "^",
    toExcept: ["^search/"],
  },
  {
    why: "contract, phrases and search stand on their own, their tests too",
    from: "^(contract|phrases|search)/",
    to: "^(contract|phrases|search|server|web|e2e|bench)/",
    toExcept: ["^$1/"],
  },
  {
    why: "the server imports contract, phrases and search; it knows the built pages as files",
    from: "^server/",
    to: "^(web|e2e|bench)/|^npm:(react|react-dom|react-router|vite)$",
    // The development server is loaded when there is one.
    toExcept: ["^npm:vite$"],
  },
  {
    why: "the browser's code knows the contract and the phrases, never the server",
    from: "^web/",
    to: "^(server|search|e2e|bench)/",
  },
  {
    why: "browser tests see the built application from outside, as people do",
    from: "^e2e/",
    to: "^(server|search|web|bench)/",
  },
  {
    why: "the kernel serves every capability and knows none; main, app and capabilities assemble",
    from: "^server/src/kernel/",
    to: "^server/src/(?!kernel/)",
  },
  {
    why: "what rooms let each other read stands below them all: it knows the kernel alone",
    from: "^server/src/published/",
    fromExcept: [test],
    to: "^server/src/(?!kernel/|published/)",
  },
  {
    why: "connections are made in kernel/db, where each has a listener for its end: openConnection",
    from: "^",
    fromExcept: [/^server\/src\/kernel\/db\/(connection|db|who-is-at-work)\.ts$/],
    to: "^npm:pg$",
  },
  {
    why: "main, app and capabilities stand above the capabilities; only tests build the whole",
    from: "^server/src/[^/]+/",
    fromExcept: [test, forTests],
    to: "^server/src/[^/]+\\.ts$",
  },
  {
    why: "capabilities meet in queries, commands and what is read as it is presented; in the other direction go events",
    from: "^server/src/(?!kernel/)([^/]+)/",
    fromExcept: [test, forTests],
    to: "^server/src/(?!kernel/)[^/]+/",
    toExcept: [
      "^server/src/$1/",
      "^server/src/published/",
      "^server/src/[^/]+/(queries|commands)(\\.ts$|/)",
      "^server/src/[^/]+/present/read-",
      factory,
    ],
  },
  {
    why: "a test puts capabilities together by what they offer: queries, commands, routes, listeners",
    from: "^server/src/(?!kernel/)([^/]+)/",
    to: "^server/src/(?!kernel/)[^/]+/",
    toExcept: [
      "^server/src/$1/",
      "^server/src/published/",
      "^server/src/[^/]+/(queries|commands|routes|listeners)(\\.ts$|/)",
      "^server/src/[^/]+/present/read-",
      factory,
      forTests,
    ],
  },
  {
    why: "factories make test and demo data; they are no way round a command",
    from: "^",
    fromExcept: [test, factory, forTests, "^server/src/demo/", "^bench/", "^e2e/"],
    to: factory,
  },
  {
    why: "what is made for tests is no part of the product",
    from: "^(contract|phrases|search|server|web)/",
    fromExcept: [test, forTests, factory, /\.config\.ts$/],
    to: /\/testing(\/|[.-])|^npm:vitest$/,
  },
  {
    why: "what is in ui/ is drawn from its properties alone: no router, no client, no capability",
    from: "^web/app/ui/",
    to: "^npm:(react-router|@react-router/.*|@tanstack/.*)$|^web/app/(?!ui/)",
    // Words, dates and sizes are the same everywhere.
    toExcept: ["^web/app/language/"],
  },
  {
    why: "a capability of the web composes its own components and those of ui/; a request's page the panels of what belongs to a request",
    from: "^web/app/(?!kernel/|shell/|ui/|language/)([^/]+)/",
    to: "^web/app/(?!kernel/|ui/|language/)[^/]+/",
    toExcept: ["^web/app/$1/", "^web/app/[^/]+/request-(panel|terms)\\.tsx$"],
  },
  {
    why: "the kernel of the web serves every capability and knows none",
    from: "^web/app/kernel/",
    to: "^web/app/(?!kernel/|ui/|language/)[^/]+/",
  },
  {
    why: "words, dates, countries and sizes stand below everything that shows them",
    from: "^web/app/language/",
    to: "^web/app/(?!language/)",
  },
];
