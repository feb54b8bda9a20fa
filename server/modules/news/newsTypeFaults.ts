import type { NewsTypeFields } from '@contract/news/newsType';

type Fields = Pick<
  NewsTypeFields,
  'code' | 'unit' | 'sign' | 'medical' | 'askable' | 'certificateDays'
>;

/** What cannot be together, and what others already count on. */
export function newsTypeFaults(fields: Fields, before: (Fields & { used: boolean }) | undefined) {
  const faults: Record<string, string> = {};
  const money = fields.unit === 'amount';
  if (money && fields.sign === null) faults.sign = 'Indicá si suma o descuenta.';
  if (!money && fields.sign !== null) faults.sign = 'Solo los importes suman o descuentan.';
  if (money && fields.askable) faults.askable = 'Los importes los carga Recursos Humanos.';
  if (money && fields.medical) faults.medical = 'Un importe no es una cuestión de salud.';
  if (fields.unit !== 'days' && fields.medical)
    faults.medical ??= 'Lo reservado se cuenta en días.';
  if (!before?.used) return faults;
  const kept = 'Ya hay novedades de este tipo: para cambiarlo, creá otro y dejá este sin uso.';
  for (const name of ['code', 'unit', 'sign', 'medical'] as const) {
    if (fields[name] !== before[name]) faults[name] ??= kept;
  }
  return faults;
}
