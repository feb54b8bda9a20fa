import type { ParameterCode } from '../admin/parameterCatalog';
import type { Unit } from './formula/formulaVocabulary';

interface PayParameter {
  code: ParameterCode;
  unit: Unit;
  /** It is read of some people alone: a month goes on without it, and tells of those who need it. */
  ofSome?: true;
  /** A last pay reads its value of the last day, and not that of the end of the month. */
  ofLastDay?: true;
}

/** The dated figures that formulas read, by the name that formulas give them. */
export const payParameters = {
  jubilacion: { code: 'pay.retirement', unit: 'number' },
  inssjp: { code: 'pay.pensionersHealth', unit: 'number' },
  obra_social: { code: 'pay.healthInsurance', unit: 'number' },
  cuota_sindical: { code: 'pay.unionFee', unit: 'number' },
  cuota_solidaria: { code: 'pay.solidarityFee', unit: 'number' },
  tope_aportes: { code: 'pay.contributionCap', unit: 'money' },
  piso_aportes: { code: 'pay.contributionFloor', unit: 'money' },
  antiguedad_por_anio: { code: 'pay.seniorityPercent', unit: 'number' },
  presentismo_partes: { code: 'pay.attendanceParts', unit: 'number' },
  recargo_50: { code: 'pay.overtime50', unit: 'number' },
  recargo_100: { code: 'pay.overtime100', unit: 'number' },
  divisor_vacaciones: { code: 'pay.vacationDivisor', unit: 'number' },
  minutos_hora_nocturna: { code: 'pay.nightHourMinutes', unit: 'number' },
  tope_descuentos: { code: 'pay.deductionLimit', unit: 'number' },
  tope_anticipos: { code: 'pay.advanceLimit', unit: 'number' },
  contribucion_patronal: { code: 'pay.employerContribution', unit: 'number' },
  contribucion_obra_social: { code: 'pay.employerHealth', unit: 'number' },
  contribucion_inssjp: { code: 'pay.employerPensionersHealth', unit: 'number' },
  fal: { code: 'pay.laborFund', unit: 'number' },
  detraccion: { code: 'pay.contributionDeduction', unit: 'money' },
  art_porcentaje: { code: 'pay.workRiskPercent', unit: 'number' },
  art_suma_fija: { code: 'pay.workRiskFixed', unit: 'money' },
  seguro_de_vida: { code: 'pay.lifeInsurance', unit: 'money' },
  camara_empresaria: { code: 'pay.chamberFee', unit: 'number' },
  prueba_meses: { code: 'pay.trialMonths', unit: 'number', ofLastDay: true },
  preaviso_prueba_dias: { code: 'pay.noticeTrialDays', unit: 'number', ofLastDay: true },
  preaviso_meses: { code: 'pay.noticeMonths', unit: 'number', ofLastDay: true },
  preaviso_meses_largo: { code: 'pay.noticeMonthsLong', unit: 'number', ofLastDay: true },
  preaviso_anios: { code: 'pay.noticeYears', unit: 'number', ofLastDay: true },
  tope_indemnizacion: { code: 'pay.severanceCap', unit: 'money' },
  piso_tope_indemnizacion: { code: 'pay.severanceCapFloor', unit: 'number' },
  parte_fallecimiento: { code: 'pay.deathPart', unit: 'number' },
  smvm: { code: 'pay.minimumWage', unit: 'money', ofSome: true },
  embargo_hasta_dos: { code: 'pay.garnishmentLow', unit: 'number' },
  embargo_mas_de_dos: { code: 'pay.garnishmentHigh', unit: 'number' },
  ganancia_no_imponible: { code: 'pay.taxExempt', unit: 'money', ofSome: true },
  deduccion_especial: { code: 'pay.taxSpecial', unit: 'money', ofSome: true },
  deduccion_conyuge: { code: 'pay.taxSpouse', unit: 'money', ofSome: true },
  deduccion_hijo: { code: 'pay.taxChild', unit: 'money', ofSome: true },
  deduccion_hijo_discapacidad: { code: 'pay.taxDisabledChild', unit: 'money', ofSome: true },
  tope_ganancias: { code: 'pay.taxLimit', unit: 'number' },
} as const satisfies Record<string, PayParameter>;

/** The base of a severance is reckoned with these, as they rule on the last day. */
export const severanceParameters = {
  habitualMonths: 'pay.severanceHabitualMonths',
  averageMonths: 'pay.severanceAverageMonths',
} as const satisfies Record<string, ParameterCode>;

/** Every run is reckoned with these, whatever formulas say. */
export const runParameters = {
  monthHours: 'pay.monthHours',
  dayHours: 'pay.dayHours',
  differencePercent: 'pay.differencePercent',
} as const satisfies Record<string, ParameterCode>;
