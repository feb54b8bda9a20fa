import { foldedKeys, type KnownNames } from './checkFormula';
import type { Unit } from './formulaVocabulary';

/** Something that a formula may name between parentheses. */
interface Nameable {
  name: string;
  unit: Unit;
}

/** Formulas are checked against these names; `own` holds those that only this formula knows. */
export const knownNames = (
  names: Readonly<Record<keyof KnownNames['names'], readonly Nameable[]>>,
  own?: readonly (readonly [string, Unit])[],
): KnownNames => ({
  names: Object.fromEntries(
    Object.entries(names).map(([kind, rows]) => [
      kind,
      foldedKeys(rows.map(({ name, unit }) => [name, unit] as const)),
    ]),
  ) as unknown as KnownNames['names'],
  ...(own ? { own: foldedKeys(own) } : {}),
});
