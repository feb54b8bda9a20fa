import { deductionConcepts } from './deductionConcepts';
import { employerConcepts } from './employerConcepts';
import { finalConcepts } from './finalConcepts';
import { fortnightConcepts } from './fortnightConcepts';
import { garnishmentConcepts } from './garnishmentConcepts';
import { hoursConcepts } from './hoursConcepts';
import { incomeTaxConcepts } from './incomeTaxConcepts';
import {
  all,
  basic,
  capped,
  concept,
  earned,
  ofDays,
  ofDayWorkers,
  ofMonths,
  ofVacations,
  type Row,
  taken,
} from './libraryConcept';
import { minimumBaseConcepts } from './minimumBaseConcepts';
import { vacationConcepts } from './vacationConcepts';

/** More than anybody is owed: what is paid to somebody has no limit. */
const whatever = '999999999';

/** Vacations that were paid ahead are not paid again, and are taken back where they were not taken. */
const vacationDays = 'licencia(VAC) > 0 o vacaciones_adelantadas > 0';
const daysToPay = 'licencia(VAC) - vacaciones_adelantadas';

/** These take what was not worked off the month: nothing of it is paid for seniority either. */
const withoutPay = 'concepto(SIN_GOCE) + concepto(HORAS_SIN_GOCE) + concepto(INASISTENCIAS)';

/** Every organisation in Argentina starts with these concepts; each may be changed, ended and joined by others. */
export const conceptLibrary: readonly Row[] = [
  earned(10, 'BASICO', 'Sueldo básico', {
    runs: ofMonths,
    bases: [...basic],
    condition: 'mensual',
    quantity: 'dias_empleo',
    rate: 'valor_dia',
    unit: 'días',
    source: 'LCT, arts. 103 y 128',
  }),
  earned(11, 'JORNALES', 'Jornales', {
    bases: [...basic],
    condition: 'jornal',
    quantity: 'dias_trabajados',
    rate: 'basico',
    unit: 'días',
    source: 'LCT, arts. 103 y 126',
  }),
  earned(12, 'HORAS', 'Horas trabajadas', {
    bases: [...basic],
    condition: 'por_hora',
    quantity: 'horas(trabajadas)',
    rate: 'basico',
    unit: 'hs',
    source: 'LCT, arts. 103 y 126',
  }),
  earned(13, 'FERIADOS_PAGOS', 'Feriados no trabajados', {
    bases: [...basic],
    condition: 'jornal o por_hora',
    quantity: 'feriados_pagos',
    rate: 'valor_dia',
    unit: 'días',
    source: 'LCT, arts. 166, 168 y 169',
  }),
  earned(14, 'JORNADAS_PAGAS', 'Licencias y novedades pagas', {
    bases: [...basic],
    condition: 'jornal',
    quantity: 'dias_con_goce',
    rate: 'basico',
    unit: 'días',
    source: 'LCT, arts. 155, 160 y 208',
  }),
  earned(15, 'HORAS_PAGAS', 'Horas de licencias y novedades pagas', {
    bases: [...basic],
    condition: 'por_hora',
    quantity: 'horas_con_goce',
    rate: 'basico',
    unit: 'hs',
    source: 'LCT, arts. 155, 160 y 208',
  }),
  earned(20, 'DIAS_VAC', 'Días de vacaciones, dentro del mes', {
    runs: ofMonths,
    bases: [...basic],
    condition: 'mensual y licencia(VAC) > 0',
    quantity: 'minimo(licencia(VAC); dias_empleo)',
    rate: 'valor_dia',
    formula: '-(cantidad * valor)',
    unit: 'días',
    source: 'LCT, art. 155',
  }),
  earned(21, 'VACACIONES', 'Vacaciones', {
    runs: ofVacations,
    bases: [...basic, 'vacaciones'],
    condition: vacationDays,
    quantity: daysToPay,
    rate: 'si(mensual; basico / parametro(divisor_vacaciones); valor_dia)',
    unit: 'días',
    source: 'LCT, art. 155',
  }),
  earned(22, 'VAC_VARIABLES', 'Vacaciones, promedio de lo variable', {
    runs: ofVacations,
    bases: [...all, 'vacaciones'],
    condition: vacationDays,
    quantity: daysToPay,
    rate: 'promedio(variables) / parametro(divisor_vacaciones)',
    unit: 'días',
    source: 'LCT, art. 155',
  }),
  earned(30, 'SIN_GOCE', 'Días sin goce de sueldo', {
    runs: ofMonths,
    bases: [...basic],
    condition: 'mensual',
    quantity: 'dias_sin_goce',
    rate: 'valor_dia',
    formula: '-(cantidad * valor)',
    unit: 'días',
    source: 'LCT, art. 103',
  }),
  earned(31, 'HORAS_SIN_GOCE', 'Horas sin goce de sueldo', {
    runs: ofMonths,
    bases: [...basic],
    condition: 'mensual',
    quantity: 'horas_sin_goce',
    rate: 'valor_hora',
    formula: '-(cantidad * valor)',
    unit: 'hs',
    source: 'LCT, art. 103',
  }),
  earned(32, 'INASISTENCIAS', 'Inasistencias sin novedad', {
    runs: ofMonths,
    bases: [...basic],
    condition: 'mensual',
    quantity: 'dias_ausencia',
    rate: 'valor_dia',
    formula: '-(cantidad * valor)',
    unit: 'días',
    source: 'LCT, art. 103',
  }),
  earned(40, 'ANTIGUEDAD', 'Antigüedad', {
    runs: ofMonths,
    bases: [...basic],
    quantity: 'antiguedad()',
    unit: 'años',
    rate: `(concepto(BASICO) + ${ofDayWorkers} + concepto(DIAS_VAC) + concepto(VACACIONES) + ${withoutPay}) * parametro(antiguedad_por_anio)%`,
    source: 'Según el convenio; en el 130/75, art. 24',
  }),
  earned(50, 'PRESENTISMO', 'Presentismo', {
    runs: ofMonths,
    condition: 'dias_sin_goce = 0 y horas(ausencia) = 0',
    rate: 'piso(base(presentismo); 0)',
    formula: 'valor / parametro(presentismo_partes)',
    source: 'Según el convenio; en el 130/75, art. 40',
  }),
  ...hoursConcepts,
  earned(70, 'NOVEDADES', 'Novedades que suman', { formula: 'novedades_suman' }),
  concept(100, 'SAC', 'Sueldo anual complementario', {
    kind: 'remunerative',
    runs: ['sac'],
    bases: ['aportes', 'contribuciones', 'obra_social', 'sindicato', 'riesgos'],
    quantity: 'dias_empleo_semestre',
    rate: 'mejor(sac)',
    unit: 'días',
    formula: 'valor / 2 * cantidad / dias_semestre',
    source: 'LCT, arts. 121 a 123; ley 23.041',
  }),
  taken(200, 'JUBILACION', 'Jubilación', 'jubilacion', capped('aportes'), {
    item: 'socialSecurity',
    bases: ['descuentos_ley'],
    source: 'Ley 24.241, art. 11',
  }),
  taken(201, 'INSSJP', 'Ley 19.032 (INSSJP)', 'inssjp', capped('aportes'), {
    item: 'pensionersHealth',
    bases: ['descuentos_ley'],
    source: 'Ley 19.032, art. 8',
  }),
  taken(202, 'OBRA_SOCIAL', 'Obra social', 'obra_social', capped('obra_social'), {
    item: 'healthInsurance',
    bases: ['descuentos_ley'],
    source: 'Ley 23.660, art. 16',
  }),
  taken(203, 'SINDICATO', 'Cuota sindical', 'cuota_sindical', 'base(sindicato)', {
    item: 'union',
    bases: ['cuotas_sindicales'],
    condition: 'afiliado',
    source: 'Según el convenio; ley 23.551, art. 38',
  }),
  taken(204, 'APORTE_SOLIDARIO', 'Aporte solidario', 'cuota_solidaria', 'base(sindicato)', {
    item: 'union',
    bases: ['cuotas_sindicales'],
    condition: 'aporte_solidario',
    source: 'Según el convenio; ley 14.250, art. 9; ley 27.802: hasta el 2 %',
  }),
  ...deductionConcepts,
  concept(150, 'REINTEGROS', 'Reintegro de gastos', {
    kind: 'nonRemunerative',
    runs: ofDays,
    formula: `pendiente(gastos; ${whatever})`,
    source: 'LCT, art. 106',
  }),
  concept(151, 'PRESTAMO_PAGADO', 'Préstamo que se paga', {
    runs: ['monthly', 'fortnight'],
    kind: 'nonRemunerative',
    formula: `pendiente(prestamos_a_pagar; ${whatever})`,
  }),
  concept(152, 'ANTICIPO_GASTOS', 'Anticipo de gastos a rendir', {
    runs: ['monthly', 'fortnight'],
    kind: 'nonRemunerative',
    formula: `pendiente(anticipos_de_gastos; ${whatever})`,
    source: 'LCT, art. 76',
  }),
  ...employerConcepts,
  ...minimumBaseConcepts,
  ...garnishmentConcepts,
  ...incomeTaxConcepts,
  ...finalConcepts,
  ...fortnightConcepts,
  ...vacationConcepts,
];
