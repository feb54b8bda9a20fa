import { all, basic, concept, type Row } from './libraryConcept';

const vacation: Row['runs'] = ['vacation'];

/** Only vacations paid ahead have these concepts; those of the month stand in the library. */
export const vacationConcepts: readonly Row[] = [
  concept(41, 'ANTIGUEDAD_VAC', 'Antigüedad sobre vacaciones', {
    kind: 'remunerative',
    runs: vacation,
    bases: [...basic, 'vacaciones'],
    quantity: 'antiguedad()',
    unit: 'años',
    formula: 'concepto(VACACIONES) * antiguedad() * parametro(antiguedad_por_anio)%',
    source: 'LCT, art. 155; según el convenio, en el 130/75, art. 24',
  }),
  concept(51, 'PRESENTISMO_VAC', 'Presentismo sobre vacaciones', {
    kind: 'remunerative',
    runs: vacation,
    bases: [...all, 'vacaciones'],
    formula: 'base(presentismo) / parametro(presentismo_partes)',
    source: 'LCT, art. 155; según el convenio, en el 130/75, art. 40',
  }),
];
