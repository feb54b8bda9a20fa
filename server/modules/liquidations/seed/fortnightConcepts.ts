import { all, basic, concept, ofDayWorkers, type Row } from './libraryConcept';

const fortnight: Row['runs'] = ['fortnight'];

/** Only fortnights have these concepts: amounts of a month are settled with the second one. */
export const fortnightConcepts: readonly Row[] = [
  concept(42, 'ANTIGUEDAD_QUIN', 'Antigüedad', {
    kind: 'remunerative',
    runs: fortnight,
    bases: [...basic],
    quantity: 'antiguedad()',
    unit: 'años',
    rate: `(${ofDayWorkers} + concepto(VACACIONES)) * parametro(antiguedad_por_anio)%`,
    source: 'Según el convenio; en el 130/75, art. 24',
  }),
  concept(52, 'PRESENTISMO_QUIN', 'Presentismo del mes', {
    kind: 'remunerative',
    runs: fortnight,
    bases: [...all],
    condition: 'segunda_quincena y mes_sin_faltas',
    rate: 'piso(base(presentismo) + quincena_anterior(presentismo); 0)',
    formula: 'valor / parametro(presentismo_partes)',
    source: 'Según el convenio; en el 130/75, art. 40',
  }),
];
