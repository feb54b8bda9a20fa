import type { ParameterKind } from './ParameterKind';
import { ownDecision } from './parameterWords';
import { payFigure } from './payFigure';

/** The figures by which every month is paid. */
export const payRunParameters = {
  'pay.monthHours': payFigure(
    'Horas del mes para el valor de una hora',
    'horas',
    ownDecision,
    '200',
    {
      min: 1,
      max: 300,
    },
  ),
  'pay.dayHours': payFigure(
    'Horas del día para el valor de una hora',
    'horas',
    'LCT, art. 196',
    '8',
    {
      min: 1,
      max: 24,
    },
  ),
  'pay.differencePercent': payFigure(
    'Cuánto tiene que cambiar el neto de una persona para señalarla',
    '%',
    ownDecision,
    '20',
    { min: 1, max: 1000 },
  ),
  'pay.seniorityPercent': payFigure(
    'Antigüedad: por cada año cumplido',
    '%',
    'Según el convenio; en el 130/75, art. 24',
    '1',
  ),
  'pay.attendanceParts': payFigure(
    'Presentismo: una parte de cada',
    'partes',
    'Según el convenio; en el 130/75, art. 40',
    '12',
    { decimals: 0, min: 1, max: 100 },
  ),
  'pay.overtime50': payFigure(
    'Recargo de horas extras en días comunes',
    '%',
    'LCT, art. 201',
    '50',
    {
      max: 300,
    },
  ),
  'pay.overtime100': payFigure(
    'Recargo de horas extras de sábado a la tarde, domingo y feriado',
    '%',
    'LCT, art. 201',
    '100',
    { max: 300 },
  ),
  'pay.nightHourMinutes': payFigure(
    'Minutos que suma cada hora de noche',
    'minutos',
    'LCT, art. 200',
    '8',
    {
      decimals: 0,
      max: 60,
    },
  ),
  'pay.vacationDivisor': payFigure(
    'Por cuánto se divide el sueldo para un día de vacaciones',
    'días',
    'LCT, art. 155, inc. a',
    '25',
    { decimals: 0, min: 1, max: 31 },
  ),
  'pay.retirement': payFigure(
    'Jubilación: aporte del trabajador',
    '%',
    'Ley 24.241, art. 11',
    '11',
  ),
  'pay.pensionersHealth': payFigure(
    'INSSJP: aporte del trabajador',
    '%',
    'Ley 19.032, art. 8',
    '3',
  ),
  'pay.healthInsurance': payFigure(
    'Obra social: aporte del trabajador',
    '%',
    'Ley 23.660, art. 16',
    '3',
  ),
  'pay.unionFee': payFigure('Cuota sindical', '%', 'Según el convenio', '2'),
  'pay.solidarityFee': payFigure(
    'Aporte solidario de quienes no tienen afiliación',
    '%',
    'Según el convenio; ley 27.802, desde el 6/3/2026: hasta el 2 %',
    '2',
    { max: 2 },
  ),
  'pay.contributionCap': payFigure(
    'Tope de la base de aportes del trabajador',
    '$',
    'Ley 24.241, art. 9; resolución de ANSES de cada mes',
    null,
    { min: 1, max: 999_999_999, monthly: true },
  ),
  // Nothing is added to anybody's base until somebody writes the month's.
  'pay.contributionFloor': payFigure(
    'Base mínima de aportes y contribuciones (0: no se aplica)',
    '$',
    'Ley 24.241, art. 9; resolución de ANSES de cada mes',
    '0',
    { max: 999_999_999, monthly: true },
  ),
  'pay.deductionLimit': payFigure(
    'Tope de lo que se descuenta de un sueldo por préstamos',
    '%',
    'LCT, art. 133',
    '20',
  ),
  'pay.advanceLimit': payFigure(
    'Tope de los anticipos sobre un sueldo',
    '%',
    'LCT, art. 130',
    '50',
  ),
} as const satisfies Record<string, ParameterKind>;
