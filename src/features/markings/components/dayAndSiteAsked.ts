export interface DayAndSiteFilter {
  dia: string;
  sede: string;
}

/** The server is asked for the part of the address that is a day or a site; the rest is left out. */
export const dayAndSiteAsked = ({ dia, sede }: DayAndSiteFilter) => ({
  ...(/^\d{4}-\d\d-\d\d$/.test(dia) ? { day: dia } : {}),
  ...(Number(sede) ? { siteId: Number(sede) } : {}),
});
