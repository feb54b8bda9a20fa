import type { Db } from '../../../db/Db';
import { newsType } from '../../../db/schema/news';

type NewType = typeof newsType.$inferInsert;

const days = (
  code: string,
  name: string,
  paidPercent: number,
  more: Partial<NewType> = {},
): NewType => ({
  code,
  name,
  unit: 'days',
  paidPercent,
  ...more,
});
const hours = (
  code: string,
  name: string,
  paidPercent: number,
  more: Partial<NewType> = {},
): NewType => ({
  ...days(code, name, paidPercent, more),
  unit: 'hours',
});
const money = (code: string, name: string, sign: 'bonus' | 'discount', source = ''): NewType => ({
  ...days(code, name, 100, { source }),
  unit: 'amount',
  sign,
});

const medical = { medical: true, askable: true };

/** An organisation starts with these; each can be changed or put out of use. */
const initial: readonly NewType[] = [
  days('ENF', 'Enfermedad', 100, {
    ...medical,
    certificateDays: 2,
    source: 'LCT, arts. 208 a 213',
  }),
  days('ACC', 'Accidente de trabajo (ART)', 100, {
    ...medical,
    certificateDays: 2,
    source: 'Ley 24.557, art. 13',
  }),
  days('MAT', 'Licencia por maternidad', 0, {
    certificateDays: 30,
    source: 'LCT, art. 177; la asignación la paga ANSES',
  }),
  days('DON', 'Donación de sangre', 100, {
    askable: true,
    certificateDays: 2,
    source: 'Ley 22.990, art. 47',
  }),
  days('ACA', 'Ausencia con aviso', 0, { askable: true }),
  days('ASA', 'Ausencia sin aviso', 0),
  days('GRE', 'Licencia gremial', 0, { source: 'Ley 23.551, art. 48' }),
  days('SUS', 'Suspensión', 0, { source: 'LCT, arts. 218 a 220' }),
  hours('TAR', 'Llegada tarde', 0),
  hours('SAL', 'Salida anticipada', 0, { askable: true }),
  hours('CRE', 'Crédito de horas gremial', 100, { source: 'Ley 23.551, art. 44' }),
  money('PRE', 'Premio', 'bonus'),
  money('GRA', 'Gratificación', 'bonus'),
  money('DES', 'Descuento', 'discount', 'LCT, arts. 131 a 133'),
];

/** At every start: a newer build brings the types that it did not know, and touches no other. */
export async function seedNewsTypes(db: Db): Promise<void> {
  await db
    .insert(newsType)
    .values([...initial])
    .onConflictDoNothing();
}
