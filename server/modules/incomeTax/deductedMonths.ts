/** How many months of a year something is deducted, as far as one of them; a month counts whole. */
export function deductedMonths(period: string, fromDay: string, toDay: string | null): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const first = Math.max(month(fromDay), month(`${period.slice(0, 4)}-01`));
  const last = Math.min(toDay === null ? Number.POSITIVE_INFINITY : month(toDay), month(period));
  return Math.max(0, last - first + 1);
}
