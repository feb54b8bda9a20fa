import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

const hours = (name: string, source: string, value: string): ParameterKind => ({
  group: 'Horarios',
  name,
  unit: 'horas',
  source,
  decimals: 1,
  min: 1,
  max: 168,
  initial: [{ from: always, value }],
});

/** Shifts. */
export const scheduleParameters = {
  'schedules.minRest': hours('Descanso mínimo entre dos jornadas', 'LCT, art. 197', '12'),
  'schedules.weeklyRest': hours(
    'Descanso seguido por semana, como mínimo',
    'LCT, arts. 198 y 204',
    '35',
  ),
  'schedules.weekHours': hours(
    'Horas de trabajo por semana, como máximo',
    'Ley 11.544, art. 1; LCT, art. 196',
    '48',
  ),
  'schedules.nightWeekHours': hours(
    'Horas por semana cuando todas son de noche (7 por noche)',
    'Ley 11.544, art. 2; LCT, art. 200',
    '42',
  ),
  'schedules.weeksAhead': {
    group: 'Horarios',
    name: 'Semanas que las rotaciones planifican por adelantado',
    unit: 'semanas',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 26,
    initial: [{ from: always, value: '6' }],
  },
} as const satisfies Record<string, ParameterKind>;
