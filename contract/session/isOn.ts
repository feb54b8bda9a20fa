const yes = new Set(['1', 's', 'si', 'sí', 'true', 'y', 'yes']);

/** A flag as any server writes it: true, 1, "S". */
export function isOn(value: unknown): boolean {
  if (typeof value === 'string') return yes.has(value.trim().toLowerCase());
  return value === true || value === 1;
}
