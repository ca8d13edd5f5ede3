/**
 * What asks the C library of Linux for memory in large pages, for what holds a search index: with
 * small ones, a search of a million products spends a quarter of its time on finding pages.
 */
export const largePages = {
  GLIBC_TUNABLES: [process.env.GLIBC_TUNABLES, "glibc.malloc.hugetlb=1"].filter(Boolean).join(":"),
};
