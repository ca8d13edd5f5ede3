const tunables = [
  // With small pages, a search of a million products spends a quarter of its time on finding them.
  "glibc.malloc.hugetlb=1",
  // What is let go of goes back to the system: without, a third of the memory of an index is what
  // building it left behind.
  "glibc.malloc.mmap_threshold=1048576",
];

/**
 * As many helpers to collect garbage as there are cores beside the one that answers, not always four:
 * on few cores they take what searches need.
 */
const helpers = "--v8-pool-size=0";

/** How the C library of Linux and Node give memory, and take it back, to what holds a search index. */
export const memory = {
  GLIBC_TUNABLES: [process.env.GLIBC_TUNABLES, ...tunables].filter(Boolean).join(":"),
  NODE_OPTIONS: [helpers, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
};
