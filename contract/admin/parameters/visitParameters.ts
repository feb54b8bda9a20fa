import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** Visits: how long the way between two takes, how far ahead a series is planned, and when one that nobody began is given up. */
export const visitParameters = {
  'visits.speed': {
    group: 'Depósito',
    name: 'Velocidad entre visitas, en línea recta',
    unit: 'km/h',
    source: ownDecision,
    decimals: 0,
    min: 3,
    max: 120,
    initial: [{ from: always, value: '25' }],
  },
  'visits.weeksAhead': {
    group: 'Depósito',
    name: 'Con cuántas semanas se planifican las visitas que se repiten',
    unit: 'semanas',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 26,
    initial: [{ from: always, value: '8' }],
  },
  'visits.missedAfter': {
    group: 'Depósito',
    name: 'Horas después de su horario en que una visita sin empezar se da por no hecha (0: nunca)',
    unit: 'horas',
    source: ownDecision,
    decimals: 0,
    min: 0,
    max: 240,
    initial: [{ from: always, value: '24' }],
  },
} as const satisfies Record<string, ParameterKind>;
