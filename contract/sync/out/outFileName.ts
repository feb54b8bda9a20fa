import type { PeriodSpan } from './periodSpan';

interface Named {
  outName: string;
  format: 'csv' | 'xlsx';
  span: PeriodSpan | null;
  /** The moment of the run by the clock of its site, as 2026-11-23-0600. */
  moment: string;
}

const stampOf = ({ unit, from }: PeriodSpan) => (unit === 'month' ? from.slice(0, 7) : from);

/** "horas-2026-10.csv": a file has the period that is in it, or else the moment at which it left. */
export const outFileName = ({ outName, format, span, moment }: Named): string =>
  `${outName}-${span ? stampOf(span) : moment}.${format}`;

/** "horas-2026-10-2.csv": the name that follows where one is taken already. */
export function nextFileName(name: string, turn: number): string {
  const dot = name.lastIndexOf('.');
  return turn === 1 ? name : `${name.slice(0, dot)}-${turn}${name.slice(dot)}`;
}
