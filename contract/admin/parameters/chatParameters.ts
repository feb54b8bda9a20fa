import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

const figure = (name: string, unit: string, [min, max]: readonly [number, number], value: string) =>
  ({
    group: 'Mensajes',
    name,
    unit,
    source: ownDecision,
    decimals: 0,
    min,
    max,
    initial: [{ from: always, value }],
  }) satisfies ParameterKind;

const tenYears = [0, 3650] as const;

/** Messages between people. */
export const chatParameters = {
  'chats.editMinutes': figure(
    'Minutos para corregir o borrar un mensaje propio',
    'minutos',
    [1, 1440],
    '30',
  ),
  'chats.keepDays': figure(
    'Días que se guardan los mensajes entre personas y en grupos (0: siempre)',
    'días',
    tenYears,
    '0',
  ),
  'chats.keepChannelDays': figure(
    'Días que se guardan los mensajes de los canales de área (0: siempre)',
    'días',
    tenYears,
    '0',
  ),
} as const satisfies Record<string, ParameterKind>;
