const tunables = [
  // With small pages, a search of a million products spends a quarter of its time on finding them.
  "glibc.malloc.hugetlb=1",
  // What is let go of goes back to the system: without, a third of the memory of an index is what
  // building it left behind.
  "glibc.malloc.mmap_threshold=1048576",
];

/** How the C library of Linux gives memory to what holds a search index. */
export const memory = {
  GLIBC_TUNABLES: [process.env.GLIBC_TUNABLES, ...tunables].filter(Boolean).join(":"),
};
