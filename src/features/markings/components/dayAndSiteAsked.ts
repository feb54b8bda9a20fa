export interface DayAndSiteFilter {
  dia: string;
  sede: string;
}

/** What the server is asked for, of what the address says; whatever is no day and no site is left out. */
export const dayAndSiteAsked = ({ dia, sede }: DayAndSiteFilter) => ({
  ...(/^\d{4}-\d\d-\d\d$/.test(dia) ? { day: dia } : {}),
  ...(Number(sede) ? { siteId: Number(sede) } : {}),
});
