import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** Visits: how long the way between two takes, which the order of a day looks at. */
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
} as const satisfies Record<string, ParameterKind>;
