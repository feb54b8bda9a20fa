import type { ParameterKind } from './ParameterKind';
import { always } from './parameterWords';

/** The wall. */
export const postParameters = {
  'posts.maxPinned': {
    group: 'Muro',
    name: 'Publicaciones fijadas a la vez',
    unit: 'publicaciones',
    source: 'Decisión de la organización',
    decimals: 0,
    min: 1,
    max: 20,
    initial: [{ from: always, value: '5' }],
  },
} as const satisfies Record<string, ParameterKind>;
