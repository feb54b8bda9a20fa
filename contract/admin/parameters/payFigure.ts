import type { ParameterKind } from './ParameterKind';
import { always } from './parameterWords';

/** A figure of pay; null where it changes too often for anybody to know it beforehand. */
export const payFigure = (
  name: string,
  unit: string,
  source: string,
  value: string | null,
  more: Partial<Pick<ParameterKind, 'decimals' | 'min' | 'max' | 'monthly'>> = {},
): ParameterKind => ({
  group: 'Sueldos',
  name,
  unit,
  source,
  decimals: 2,
  min: 0,
  max: 100,
  initial: value === null ? [] : [{ from: always, value }],
  ...more,
});
