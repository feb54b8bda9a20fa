/** "2026-12" as "12/2026", where a column has no room for words. */
export const shortMonth = (period: string): string => `${period.slice(5, 7)}/${period.slice(0, 4)}`;
