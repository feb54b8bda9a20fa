import type { ParameterKind } from './ParameterKind';
import { always } from './parameterWords';
import { payFigure } from './payFigure';

/** The figures for the pay of people who leave. */
export const lastPayParameters = {
  'pay.trialMonths': {
    ...payFigure('Período de prueba', 'meses', 'LCT, art. 92 bis; leyes 25.877 y 27.742', null, {
      decimals: 0,
      max: 12,
    }),
    initial: [
      { from: always, value: '3' },
      { from: '2024-07-09', value: '6' },
    ],
  },
  'pay.noticeTrialDays': {
    ...payFigure(
      'Preaviso del empleador en período de prueba',
      'días',
      'LCT, arts. 92 bis y 231 (ley 25.877); desde el 6/3/2026, ley 27.802. A revisar',
      null,
      { decimals: 0 },
    ),
    initial: [
      { from: always, value: '15' },
      { from: '2026-03-06', value: '0' },
    ],
  },
  'pay.noticeMonths': payFigure('Preaviso del empleador', 'meses', 'LCT, art. 231, inc. b', '1', {
    max: 12,
  }),
  'pay.noticeMonthsLong': payFigure(
    'Preaviso del empleador, con más años de antigüedad',
    'meses',
    'LCT, art. 231, inc. b',
    '2',
    { max: 12 },
  ),
  'pay.noticeYears': payFigure(
    'Años de antigüedad desde los que el preaviso es más largo',
    'años',
    'LCT, art. 231, inc. b',
    '5',
    { decimals: 0 },
  ),
  'pay.severanceCap': payFigure(
    'Tope de la base de la indemnización por antigüedad',
    '$',
    'LCT, art. 245: tres veces el promedio del convenio, que publica la Secretaría de Trabajo',
    null,
    { min: 1, max: 999_999_999, monthly: true },
  ),
  'pay.severanceCapFloor': payFigure(
    'Parte de la mejor remuneración de la que el tope no baja la base',
    '%',
    'CSJN, “Vizzoti c/ AMSA”, 14/9/2004 (Fallos 327:3677)',
    '67',
  ),
  'pay.severanceHabitualMonths': {
    ...payFigure(
      'Meses del último año en que se paga un concepto para ser habitual',
      'meses',
      'LCT, art. 245 (ley 27.802, art. 51). A revisar',
      null,
      { decimals: 0, min: 1, max: 12 },
    ),
    initial: [{ from: '2026-03-06', value: '6' }],
  },
  'pay.severanceAverageMonths': {
    ...payFigure(
      'Meses del promedio corto de lo variable, si el del año no es mejor',
      'meses',
      'LCT, art. 245 (ley 27.802, art. 51). A revisar',
      null,
      { decimals: 0, min: 1, max: 12 },
    ),
    initial: [{ from: '2026-03-06', value: '6' }],
  },
  'pay.deathPart': payFigure(
    'Parte de la indemnización por antigüedad que se paga por fallecimiento',
    '%',
    'LCT, arts. 247 y 248',
    '50',
  ),
} as const satisfies Record<string, ParameterKind>;
