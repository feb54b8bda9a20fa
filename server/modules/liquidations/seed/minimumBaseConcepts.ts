import { concept, ofMonths, percentOf, type Row } from './libraryConcept';

/** A month that somebody was there for a part of has that part of the minimum. */
const minimum = 'parametro(piso_aportes) * piso(dias_empleo - dias_sin_goce; 0) / 30';

/** The base with what other runs of the month paid. */
const ofMonth = (base: string) => `base(${base}) + del_mes(${base})`;
const below = (base: string) => `${ofMonth(base)} > 0 y ${ofMonth(base)} < ${minimum}`;
const missing = (base: string) => `${minimum} - (${ofMonth(base)})`;

const ofMissing = (
  position: number,
  code: string,
  name: string,
  rate: string,
  item: Row['item'],
): Row =>
  concept(position, code, name, {
    kind: 'deduction',
    runs: ofMonths,
    bases: ['descuentos_ley'],
    item,
    condition: 'concepto(BASE_FALTANTE) > 0',
    ...percentOf(`parametro(${rate})`, 'concepto(BASE_FALTANTE)'),
    source: 'Ley 24.241, art. 9',
  });

/** People who earned less than the minimum base of the month contribute as if they had earned it. */
export const minimumBaseConcepts: readonly Row[] = [
  concept(204, 'BASE_FALTANTE', 'Lo que falta para la base mínima', {
    kind: 'informative',
    runs: ofMonths,
    condition: below('aportes'),
    formula: missing('aportes'),
    source: 'Ley 24.241, art. 9: en proporción a los días pagados del mes',
  }),
  ofMissing(
    205,
    'JUBILACION_MINIMA',
    'Jubilación, por la base mínima',
    'jubilacion',
    'socialSecurity',
  ),
  ofMissing(
    206,
    'INSSJP_MINIMA',
    'Ley 19.032 (INSSJP), por la base mínima',
    'inssjp',
    'pensionersHealth',
  ),
  concept(302, 'CONTRIB_MINIMA', 'Contribuciones, por la base mínima', {
    kind: 'employer',
    runs: ofMonths,
    condition: below('contribuciones'),
    item: 'socialSecurity',
    ...percentOf('parametro(contribucion_patronal)', missing('contribuciones')),
    source: 'Ley 24.241, art. 9',
  }),
];
