import { concept, type Row } from './libraryConcept';

const runs: Row['runs'] = ['monthly', 'sac', 'final', 'vacation', 'fortnight'];

/** Decree 484/87, art. 1: nothing of the minimum wage, and a part of all that exceeds it, larger from twice of it on. */
const limit = (of: string) =>
  `piso(${of} - parametro(smvm); 0) * si(${of} > parametro(smvm) * 2; parametro(embargo_mas_de_dos); parametro(embargo_hasta_dos))%`;

/** Pay of other runs of the month counts for the limit of the month; SAC has its own. */
const ofMonth = `${limit('(base(aportes) + del_mes(aportes))')} - ${limit('del_mes(aportes)')}`;

/** Art. 3: of what is paid because somebody leaves the part is of the whole. */
const ofLeaving =
  'base(indemnizaciones) * si(base(indemnizaciones) > parametro(smvm) * 2; parametro(embargo_mas_de_dos); parametro(embargo_hasta_dos))%';

const gross = '(base(aportes) + base(aportes_sac) + base(indemnizaciones))';
const net = `(${gross} - base(descuentos_ley))`;

/** Courts order these parts of somebody's pay to be withheld. */
export const garnishmentConcepts: readonly Row[] = [
  concept(212, 'ALIMENTOS', 'Cuota de alimentos', {
    kind: 'deduction',
    runs,
    condition: 'con_alimentos',
    formula: `embargo(alimentos; ${gross}; ${net}; piso(${net}; 0))`,
    source: 'LCT, arts. 120 y 147; decreto 484/87, art. 4: sin otro límite que el del oficio',
  }),
  concept(213, 'TOPE_EMBARGOS', 'Hasta cuánto se puede embargar', {
    kind: 'informative',
    runs,
    condition: 'con_embargos',
    formula: `piso(${ofMonth}; 0) + ${limit('base(aportes_sac)')} + piso(${ofLeaving}; 0)`,
    source: 'LCT, arts. 120, 147 y 149; decreto 484/87, arts. 1 a 3',
  }),
  concept(214, 'EMBARGOS', 'Embargo', {
    kind: 'deduction',
    runs,
    condition: 'con_embargos',
    formula: `embargo(deudas; ${gross}; ${net}; concepto(TOPE_EMBARGOS))`,
    source: 'LCT, art. 147; decreto 484/87',
  }),
];
