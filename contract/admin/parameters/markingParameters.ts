import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

const punches = (name: string, unit: string, value: string, { min = 0, max = 48 } = {}) =>
  ({
    group: 'Fichadas',
    name,
    unit,
    source: ownDecision,
    decimals: 0,
    min,
    max,
    initial: [{ from: always, value }],
  }) satisfies ParameterKind;

/** Punches. */
export const markingParameters = {
  'markings.sameTouchMinutes': punches(
    'Minutos en que un segundo toque es el mismo',
    'minutos',
    '1',
    { min: 1, max: 15 },
  ),
  'markings.openHours': punches('Horas adentro desde las que falta la salida', 'horas', '16', {
    min: 4,
  }),
  'markings.afterShiftHours': punches(
    'Horas después del turno desde las que falta la salida',
    'horas',
    '4',
    { min: 1, max: 12 },
  ),
  'markings.offlineHours': punches(
    'Horas que puede tardar en llegar una fichada sin conexión para contar sola',
    'horas',
    '12',
    { max: 168 },
  ),
  'markings.clockMinutes': punches(
    'Minutos de error del reloj con que una fichada sin conexión cuenta sola',
    'minutos',
    '5',
    { max: 60 },
  ),
  'markings.photoDays': punches('Días que se guarda la foto de una fichada', 'días', '60', {
    min: 7,
    max: 365,
  }),
} as const satisfies Record<string, ParameterKind>;
