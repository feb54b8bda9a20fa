import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

const tolerance = (name: string, unit: string, value: string, max: number) =>
  ({
    group: 'Depósito',
    name,
    unit,
    source: ownDecision,
    decimals: 0,
    min: 0,
    max,
    initial: [{ from: always, value }],
  }) satisfies ParameterKind;

const units = (letter: string, value: string) =>
  tolerance(`Clase ${letter}: unidades de diferencia sin segundo conteo`, 'unidades', value, 1000);
const percent = (letter: string, value: string) =>
  tolerance(`Clase ${letter}: porcentaje de diferencia sin segundo conteo`, '%', value, 50);

/** Counts of stock: a larger difference is counted by somebody else before it is decided. */
export const countParameters = {
  'counts.unitsA': units('A', '0'),
  'counts.percentA': percent('A', '0'),
  'counts.unitsB': units('B', '1'),
  'counts.percentB': percent('B', '1'),
  'counts.unitsC': units('C', '2'),
  'counts.percentC': percent('C', '2'),
} as const satisfies Record<string, ParameterKind>;
