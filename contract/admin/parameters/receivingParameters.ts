import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** Receiving: a product with a figure of its own, zero included, does not look here. */
export const receivingParameters = {
  'receiving.tolerancePercent': {
    group: 'Depósito',
    name: 'Diferencia al recibir que no pide motivo, donde el producto no dice otra',
    unit: '%',
    source: ownDecision,
    decimals: 0,
    min: 0,
    max: 50,
    initial: [{ from: always, value: '0' }],
  },
} as const satisfies Record<string, ParameterKind>;
