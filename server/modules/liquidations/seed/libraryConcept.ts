import type { payConcept } from '../../../db/schema/payConcepts';

export type Row = typeof payConcept.$inferInsert;

export const always = '2020-01-01';
export const all = [
  'aportes',
  'contribuciones',
  'obra_social',
  'sindicato',
  'sac',
  'riesgos',
] as const;
/** Presentism is reckoned on these bases too. */
export const basic = [...all, 'presentismo'] as const;

/** Pay by the day or the hour, worked or not. */
export const ofDayWorkers =
  'concepto(JORNALES) + concepto(HORAS) + concepto(FERIADOS_PAGOS) + concepto(JORNADAS_PAGAS) + concepto(HORAS_PAGAS)';

/** These bases vary from month to month: vacations are paid on their average. */
export const variable = [...all, 'variables'] as const;
const BOOK_DIGITS = 4;
const unprinted: readonly Row['kind'][] = ['employer', 'informative'];

export const concept = (
  position: number,
  code: string,
  name: string,
  more: Partial<Row> & Pick<Row, 'kind'>,
): Row => ({
  ...{ runs: ['monthly'], bases: [], fromDay: always, position, code, name },
  // Concepts that no slip has are in no book.
  bookCode: unprinted.includes(more.kind) ? '' : String(position).padStart(BOOK_DIGITS, '0'),
  ...more,
});

/** These kinds of run pay a whole month, or the last one that somebody has. */
export const ofMonths: Row['runs'] = ['monthly', 'final'];
/** These kinds of run pay worked days: of a month, of somebody's last ones, or of a half. */
export const ofDays: Row['runs'] = ['monthly', 'final', 'fortnight'];
export const ofVacations: Row['runs'] = ['monthly', 'final', 'fortnight', 'vacation'];
export const ofEverything: Row['runs'] = ['monthly', 'sac', 'final', 'fortnight', 'vacation'];

export const earned = (position: number, code: string, name: string, more: Partial<Row>): Row =>
  concept(position, code, name, {
    kind: 'remunerative',
    runs: ofDays,
    bases: [...all],
    ...more,
  });

/** So many per cent of a base: a receipt shows both. */
export const percentOf = (percent: string, base: string) => ({
  ...{ quantity: percent, rate: base, unit: '%', formula: 'valor * cantidad%' },
});

/** This deduction is a part of a base: SAC and last pays have it too, and a base below nothing counts as nothing. */
export const taken = (
  position: number,
  code: string,
  name: string,
  rate: string,
  of: string,
  more: Partial<Row>,
): Row =>
  concept(position, code, name, {
    kind: 'deduction',
    runs: ofEverything,
    ...percentOf(`parametro(${rate})`, `piso(${of}; 0)`),
    ...more,
  });

/** Art. 133: of the pay no more than this is taken in all, but for what the law orders. */
export const deductible = 'piso(base(aportes); 0) * parametro(tope_descuentos)%';

/** SAC has a cap of its own: half of the month's, and where it is of a part of the half-year that part of it (decree 433/94). */
export const capOfSac = 'parametro(tope_aportes) * dias_empleo_semestre / dias_semestre / 2';

/** The part of a base within what other runs of the month left of the cap. */
export const capped = (base: string) =>
  `tope(base(${base}) + del_mes(${base}); parametro(tope_aportes) * parte_del_tope) - tope(del_mes(${base}); parametro(tope_aportes))`;
