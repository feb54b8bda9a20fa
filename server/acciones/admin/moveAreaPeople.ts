import { eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../context';

/** The foreign key already moved them with their area; here each of them is told apart in the record. */
export async function moveAreaPeople(
  { db, audit, emit }: Context,
  areaId: number,
  sites: { from: number; to: number },
): Promise<void> {
  const moved = await db
    .update(person)
    .set({ version: sql`${person.version} + 1` })
    .where(eq(person.areaId, areaId))
    .returning({ id: person.id });
  for (const { id } of moved) {
    const [before, after] = [{ siteId: sites.from }, { siteId: sites.to }];
    await audit({ entity: 'person', entityId: id, before, after });
  }
  if (moved.length === 0) return;
  const each = moved.map(({ id }) => ({ type: 'Person' as const, id }));
  await emit([{ type: 'Person', id: 'LIST' }, ...each], { kind: 'everyone' });
}
