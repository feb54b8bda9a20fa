import { capOfSac, concept, deductible, percentOf, type Row, taken } from './libraryConcept';

const final: Row['runs'] = ['final'];

/** These amounts are no pay for work: only debts are taken of them. */
const owed = (position: number, code: string, name: string, more: Partial<Row>): Row =>
  concept(position, code, name, {
    kind: 'nonRemunerative',
    runs: final,
    bases: ['indemnizaciones'],
    ...more,
  });

/** A twelfth of something that is paid for a month. */
const yearly = (position: number, code: string, name: string, of: string): Row =>
  owed(position, code, name, {
    rate: `concepto(${of})`,
    formula: 'valor / 12',
    source: 'LCT, arts. 121 y 123; ley 23.041',
  });

const told = (position: number, code: string, name: string, more: Partial<Row>): Row =>
  concept(position, code, name, { kind: 'informative', runs: final, ...more });

const dismissedUntold = 'despido_sin_causa y no preaviso_dado';
/** The trial holds through its last day: whoever is dismissed on it is still within. */
const pastTrial = 'meses_empleo > parametro(prueba_meses)';
const ofSac = `tope(base(aportes_sac); ${capOfSac})`;

const ofFinalSac = (
  position: number,
  code: string,
  name: string,
  rate: string,
  more: Partial<Row>,
): Row =>
  taken(position, code, name, rate, ofSac, { runs: final, bases: ['descuentos_ley'], ...more });

/** Only a last pay has these concepts: arts. 123, 156, 231 to 233, 245 and 248. */
export const finalConcepts: readonly Row[] = [
  concept(101, 'SAC_FINAL', 'SAC proporcional', {
    kind: 'remunerative',
    runs: final,
    bases: ['aportes_sac', 'contribuciones', 'sindicato', 'riesgos'],
    quantity: 'dias_empleo_semestre',
    rate: 'si(mejor(sac) > 0; mejor(sac); concepto(MEJOR_SUELDO))',
    unit: 'días',
    formula: 'valor / 2 * cantidad / dias_semestre',
    source: 'LCT, art. 123; ley 23.041',
  }),
  told(110, 'MEJOR_SUELDO', 'Mejor remuneración mensual', {
    formula: 'maximo(mejor_anual(sac); mejor_declarada; si(mensual; basico; 0))',
    source: 'LCT, art. 245',
  }),
  owed(120, 'VAC_NO_GOZADAS', 'Vacaciones no gozadas', {
    quantity: 'vacaciones_no_gozadas',
    // A day is worth what it would be taken: with seniority, presentism and the average of what varies.
    rate: 'si(mensual; basico / parametro(divisor_vacaciones); valor_dia) * (1 + antiguedad() * parametro(antiguedad_por_anio)%) * (parametro(presentismo_partes) + 1) / parametro(presentismo_partes) + promedio(variables) / parametro(divisor_vacaciones)',
    unit: 'días',
    source: 'LCT, arts. 155 y 156',
  }),
  yearly(121, 'SAC_VAC', 'SAC sobre vacaciones no gozadas', 'VAC_NO_GOZADAS'),
  owed(130, 'PREAVISO', 'Indemnización sustitutiva de preaviso', {
    condition: dismissedUntold,
    quantity: `si(${pastTrial}; si(meses_empleo > parametro(preaviso_anios) * 12; parametro(preaviso_meses_largo); parametro(preaviso_meses)); parametro(preaviso_prueba_dias) / 30)`,
    rate: 'concepto(MEJOR_SUELDO)',
    unit: 'meses',
    source: 'LCT, arts. 231 y 232',
  }),
  yearly(131, 'SAC_PREAVISO', 'SAC sobre el preaviso', 'PREAVISO'),
  owed(132, 'INTEGRACION', 'Integración del mes de despido', {
    condition: `${dismissedUntold} y ${pastTrial}`,
    quantity: 'dias_integracion',
    rate: 'concepto(MEJOR_SUELDO) / 30',
    unit: 'días',
    source: 'LCT, art. 233',
  }),
  yearly(133, 'SAC_INTEGRACION', 'SAC sobre la integración', 'INTEGRACION'),
  told(138, 'REMUNERACION_245', 'Remuneración mensual, normal y habitual', {
    condition: 'fallecimiento o despido_sin_causa',
    formula: 'maximo(mejor_habitual; mejor_declarada; si(mensual; basico; 0))',
    source: 'LCT, art. 245, según el texto que rige en su último día',
  }),
  told(139, 'BASE_ANTIGUEDAD', 'Base de la indemnización por antigüedad', {
    condition: 'fallecimiento o despido_sin_causa',
    formula:
      'maximo(minimo(concepto(REMUNERACION_245); parametro(tope_indemnizacion)); concepto(REMUNERACION_245) * parametro(piso_tope_indemnizacion)%)',
    source: 'LCT, art. 245; CSJN, “Vizzoti”, Fallos 327:3677',
  }),
  owed(140, 'INDEMNIZACION', 'Indemnización por antigüedad', {
    condition: `fallecimiento o (despido_sin_causa y ${pastTrial})`,
    quantity: 'anios_indemnizacion',
    rate: 'concepto(BASE_ANTIGUEDAD)',
    unit: 'años',
    formula:
      'maximo(cantidad * valor; concepto(REMUNERACION_245)) * si(fallecimiento; parametro(parte_fallecimiento)%; 1)',
    source: 'LCT, arts. 245, 247 y 248',
  }),
  ofFinalSac(205, 'JUBILACION_SAC', 'Jubilación sobre el SAC', 'jubilacion', {
    item: 'socialSecurity',
    source: 'Ley 24.241, art. 11',
  }),
  ofFinalSac(206, 'INSSJP_SAC', 'Ley 19.032 (INSSJP) sobre el SAC', 'inssjp', {
    item: 'pensionersHealth',
    source: 'Ley 19.032, art. 8',
  }),
  ofFinalSac(207, 'OBRA_SOCIAL_SAC', 'Obra social sobre el SAC', 'obra_social', {
    item: 'healthInsurance',
    source: 'Ley 23.660, art. 16',
  }),
  concept(223, 'PRESTAMOS_FINAL', 'Saldo de préstamos', {
    kind: 'deduction',
    runs: final,
    bases: ['devoluciones'],
    formula: `pendiente(prestamos; piso(${deductible} - concepto(DESC_NOVEDADES); 0) + base(indemnizaciones))`,
    source: 'LCT, arts. 131 a 133: el tope es de la remuneración, no de las indemnizaciones',
  }),
  concept(302, 'CONTRIB_OS_SAC', 'Obra social del empleador sobre el SAC', {
    kind: 'employer',
    runs: final,
    item: 'healthInsurance',
    ...percentOf('parametro(contribucion_obra_social)', 'piso(base(aportes_sac); 0)'),
    source: 'Ley 23.660, art. 16',
  }),
];
