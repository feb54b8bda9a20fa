import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** The figures for money spent for the organisation. */
export const expenseParameters = {
  'expenses.kmRate': {
    group: 'Gastos',
    name: 'Cuánto se paga por kilómetro con vehículo propio',
    unit: '$ por km',
    source: ownDecision,
    decimals: 2,
    min: 0,
    max: 1_000_000,
    initial: [
      { from: always, value: '150' },
      { from: '2026-07-01', value: '420' },
    ],
  },
} as const satisfies Record<string, ParameterKind>;
