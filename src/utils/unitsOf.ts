/** "3 botellas", "1 unidad", "5 kg": the unit as it is counted. */
export function unitsOf(count: number, unit: string): string {
  if (count === 1 || unit.length < 3) return unit;
  return /[aeiouáéíóú]$/i.test(unit) ? `${unit}s` : `${unit}es`;
}
