import type { ParameterKind, ParameterValue } from './ParameterKind';
import { always, law27802, ownDecision } from './parameterWords';

const days = (
  name: string,
  source: string,
  initial: readonly ParameterValue[],
  { unit = 'días', min = 0, max = 365 } = {},
): ParameterKind => ({ group: 'Vacaciones', name, unit, source, decimals: 0, min, max, initial });

const month = { unit: 'del año (mes)', min: 1, max: 12 };

/** Leave. */
export const holidayParameters = {
  'holidays.daysFromStart': days(
    'Días corridos hasta 5 años de antigüedad',
    'LCT, art. 150, inc. a',
    [{ from: always, value: '14' }],
  ),
  'holidays.daysFromFive': days(
    'Días corridos con más de 5 y hasta 10 años',
    'LCT, art. 150, inc. b',
    [{ from: always, value: '21' }],
  ),
  'holidays.daysFromTen': days(
    'Días corridos con más de 10 y hasta 20 años',
    'LCT, art. 150, inc. c',
    [{ from: always, value: '28' }],
  ),
  'holidays.daysFromTwenty': days('Días corridos con más de 20 años', 'LCT, art. 150, inc. d', [
    { from: always, value: '35' },
  ]),
  'holidays.workedPerDay': days(
    'Días trabajados por cada día de vacaciones, con menos de la mitad del año',
    'LCT, art. 153',
    [{ from: always, value: '20' }],
  ),
  'holidays.noticeDays': days(
    'Anticipación con que se avisa el comienzo',
    'LCT, art. 154; ley 27.802',
    [
      { from: always, value: '45' },
      { from: law27802, value: '30' },
    ],
  ),
  'holidays.minTranche': days(
    'Tramo más corto, cuando se dividen por acuerdo',
    'LCT, art. 154; ley 27.802',
    [{ from: law27802, value: '7' }],
  ),
  'holidays.periodFirstMonth': days(
    'Mes en que empieza el período de vacaciones',
    'LCT, art. 154',
    [{ from: always, value: '10' }],
    month,
  ),
  'holidays.periodLastMonth': days(
    'Mes en que termina el período de vacaciones',
    'LCT, art. 154',
    [{ from: always, value: '4' }],
    month,
  ),
  'holidays.expiryMonth': days(
    'Mes a cuyo fin vencen las del período anterior',
    'LCT, art. 157',
    [{ from: always, value: '5' }],
    month,
  ),
  'holidays.carriedPart': days(
    'Parte de un período que puede pasar al siguiente: una de cada',
    'LCT, art. 164',
    [{ from: always, value: '3' }],
    { unit: 'partes', min: 1, max: 12 },
  ),
  'holidays.advanceDays': days('Días que se pueden tomar por adelantado', ownDecision, [
    { from: always, value: '0' },
  ]),
  'holidays.weekDays': days(
    'Días hábiles de la semana, desde el lunes',
    ownDecision,
    [{ from: always, value: '5' }],
    { min: 5, max: 7 },
  ),
  'holidays.lateDays': days(
    'Hasta cuántos días después se pide una licencia que no son vacaciones',
    ownDecision,
    [{ from: always, value: '30' }],
  ),
} as const satisfies Record<string, ParameterKind>;
