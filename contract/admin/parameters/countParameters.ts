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

const value = (letter: string) =>
  tolerance(
    `Clase ${letter}: pesos de diferencia desde los que siempre se cuenta otra vez (0: no se mira)`,
    '$',
    '0',
    1_000_000_000,
  );

const days = (letter: string, value: string) =>
  ({
    ...tolerance(`Clase ${letter}: cada cuántos días se cuenta`, 'días', value, 1000),
    min: 1,
  }) satisfies ParameterKind;

/** Counts of stock: a larger difference is counted by somebody else before it is decided. */
export const countParameters = {
  'counts.unitsA': units('A', '0'),
  'counts.percentA': percent('A', '0'),
  'counts.unitsB': units('B', '1'),
  'counts.percentB': percent('B', '1'),
  'counts.unitsC': units('C', '2'),
  'counts.percentC': percent('C', '2'),
  'counts.valueA': value('A'),
  'counts.valueB': value('B'),
  'counts.valueC': value('C'),
  'counts.daysA': days('A', '30'),
  'counts.daysB': days('B', '90'),
  'counts.daysC': days('C', '180'),
  'counts.classDays': tolerance(
    'Clases por movimiento: cuántos días de pedidos se miran (0: las elige una persona)',
    'días',
    '90',
    730,
  ),
  'counts.shareA': tolerance('Clase A: qué parte de lo que se toma', '%', '80', 100),
  'counts.shareB': tolerance('Clases A y B: qué parte de lo que se toma', '%', '95', 100),
} as const satisfies Record<string, ParameterKind>;
