import { concept, deductible, ofDays, type Row } from './libraryConcept';

/** Deductions that no law orders, within what it lets be taken of a pay. */
export const deductionConcepts: readonly Row[] = [
  concept(210, 'DESC_NOVEDADES', 'Novedades que descuentan', {
    kind: 'deduction',
    runs: ofDays,
    bases: ['devoluciones'],
    // Rounded down: half a cent more would be beyond the limit.
    formula: `entero(tope(novedades_restan; ${deductible}) * 100) / 100`,
    source: 'LCT, arts. 131 a 133',
  }),
  // The next pay does not take it by itself: whoever prepares the month sees it, and agrees with its person what to do.
  concept(215, 'NOVEDADES_NO_ENTRAN', 'Novedades que no entran en lo que se puede descontar', {
    kind: 'informative',
    runs: ofDays,
    formula: 'novedades_restan - concepto(DESC_NOVEDADES)',
    source: 'LCT, arts. 131 a 133',
  }),
  concept(220, 'ANTICIPOS', 'Anticipos', {
    kind: 'deduction',
    runs: ofDays,
    formula: 'pendiente(anticipos; piso(base(aportes); 0) * parametro(tope_anticipos)%)',
    source: 'LCT, art. 130',
  }),
  concept(221, 'PRESTAMOS', 'Cuotas de préstamos', {
    runs: ['monthly', 'fortnight'],
    kind: 'deduction',
    bases: ['devoluciones'],
    formula: `pendiente(prestamos; piso(${deductible} - concepto(DESC_NOVEDADES); 0))`,
    source: 'LCT, arts. 131 a 133',
  }),
  concept(222, 'GASTOS_DEVUELTOS', 'Gastos que se devuelven', {
    kind: 'deduction',
    runs: ofDays,
    // A single limit holds for all: novelties come first, then loans, and this has what they left of it.
    formula: `pendiente(gastos_a_devolver; piso(${deductible} - base(devoluciones); 0))`,
    source: 'LCT, arts. 131 a 133',
  }),
];
