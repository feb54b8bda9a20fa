import { saveNewsType } from '@contract/news/saveNewsType';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { absence } from '../../db/schema/absences';
import { newsType } from '../../db/schema/news';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { newsTypeFaults } from './newsTypeFaults';
import { editsNewsTypes, lockNewsType } from './newsTypeQueries';

async function refuseTwin(db: Db, { code, name }: { code: string; name: string }, id = 0) {
  const same = or(eq(newsType.code, code), sql`anden_fold(${newsType.name}) = anden_fold(${name})`);
  const [twin] = await db
    .select({ code: newsType.code })
    .from(newsType)
    .where(and(same, ne(newsType.id, id)));
  if (!twin) return;
  throw invalid(
    twin.code === code
      ? { code: 'Ya hay un tipo con ese código.' }
      : { name: 'Ya hay un tipo con ese nombre.' },
  );
}

export const saveNewsTypeHandler = implement(
  saveNewsType,
  async ({ id, version, ...fields }, { db, viewer, audit, emit }) => {
    if (!editsNewsTypes(viewer)) throw forbidden();
    const kept = { lock: lockNewsType, missing: 'Ese tipo de novedad ya no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    const faults = newsTypeFaults(fields, before);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await refuseTwin(db, fields, id);
    const [saved] = before
      ? await db
          .update(newsType)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(newsType.id, before.id))
          .returning()
      : await db.insert(newsType).values(fields).returning();
    if (!saved) throw new Error('a type was not stored');
    // Another name shows on the days that it already holds.
    await db
      .update(absence)
      .set({ label: saved.name })
      .where(and(eq(absence.source, 'news'), eq(absence.code, saved.code)));
    await audit({ entity: 'newsType', entityId: saved.id, before, after: saved });
    await emit([{ type: 'NewsType', id: 'LIST' }], { kind: 'everyone' });
    return { ...saved, used: before?.used ?? false };
  },
);
