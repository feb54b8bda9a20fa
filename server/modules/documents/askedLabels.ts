import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { documentRequestItem, documentType } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { personLabels } from '../../engine/people/personLabels';
import { withinReach } from '../../engine/scope/withinReach';

/** "Paz, Ana (1010), DNI": of whom, and what. */
export async function askedLabels(
  { db, viewer, reach }: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: documentRequestItem.id,
      personId: documentRequestItem.personId,
      typeName: documentType.name,
    })
    .from(documentRequestItem)
    .innerJoin(documentType, eq(documentType.id, documentRequestItem.typeId))
    .where(
      and(
        anyOf(documentRequestItem.id, [...ids]),
        withinReach(reach, viewer, documentRequestItem.personId),
      ),
    );
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(rows.map((row) => [row.id, `${people.get(row.personId)}, ${row.typeName}`]));
}
