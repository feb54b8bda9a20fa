/** The first day of the quarter that a day is in. */
export function quarterOf(day: string): string {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** This tells the fault of a period, by the days that somebody works here. */
export function periodFault(
  period: string,
  { hireDate, leaveDate, today }: { hireDate: string; leaveDate: string | null; today: string },
): string | null {
  if (period !== quarterOf(period)) return 'Elegí un trimestre.';
  if (period > today) return 'Ese trimestre todavía no empezó.';
  if (period < quarterOf(hireDate)) return 'Todavía no había ingresado.';
  if (leaveDate && period > leaveDate) return 'Ya no trabajaba.';
  return null;
}
