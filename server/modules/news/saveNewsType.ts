import { type NewsTypeFields, newsTypeRecord } from '@contract/news/newsType';
import { saveNewsType } from '@contract/news/newsTypeAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { newsType } from '../../db/schema/news';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { editsNewsTypes, findNewsType } from './newsTypeQueries';

const newsTypes = defineStore({
  record: newsTypeRecord,
  table: newsType,
  find: ({ db }, id) => findNewsType(db, id),
  missing: 'Ese tipo de novedad ya no existe.',
  unique: ({ code, name }) => [
    { field: 'code', same: eq(newsType.code, code), words: 'Ya hay un tipo con ese código.' },
    {
      field: 'name',
      same: sql`anden_fold(${newsType.name}) = anden_fold(${name})`,
      words: 'Ya hay un tipo con ese nombre.',
    },
  ],
  tag: 'NewsType',
});

export const saveNewsTypeHandler = implement(saveNewsType, async (input, context) => {
  if (!editsNewsTypes(context.viewer)) throw forbidden();
  const saved = await newsTypes.save(context, input, (fields, before) => {
    const faults = newsTypeFaults(fields, before);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return fields;
  });
  // Another name shows on the days that it already holds.
  await context.db
    .update(absence)
    .set({ label: saved.name })
    .where(and(eq(absence.source, 'news'), eq(absence.code, saved.code)));
  return saved;
});

type Fields = Pick<
  NewsTypeFields,
  'code' | 'unit' | 'sign' | 'medical' | 'askable' | 'certificateDays'
>;

/** This tells what cannot be together, and what others already count on. */
function newsTypeFaults(fields: Fields, before: (Fields & { used: boolean }) | undefined) {
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
