/** So many months earlier: both are "2026-10". */
export function monthsBefore(period: string, count: number): string {
  const months = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
