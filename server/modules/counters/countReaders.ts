/** The people at a site whose screens show its counts. */
export const countReaders = (siteId: number) =>
  ({ kind: 'sites', ids: [siteId], permission: 'COUNTERS' }) as const;
