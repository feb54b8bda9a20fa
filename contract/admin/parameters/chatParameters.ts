import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** Messages between people. */
export const chatParameters = {
  'chats.editMinutes': {
    group: 'Mensajes',
    name: 'Minutos para corregir o borrar un mensaje propio',
    unit: 'minutos',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 1440,
    initial: [{ from: always, value: '30' }],
  },
} as const satisfies Record<string, ParameterKind>;
