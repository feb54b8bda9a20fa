import { newsTypeRecord } from '@contract/news/newsType';
import { saveNewsType } from '@contract/news/saveNewsType';
import { and, eq, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { newsType } from '../../db/schema/news';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { newsTypeFaults } from './newsTypeFaults';
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
