import type { PunchKind } from '@contract/markings/punch';
import { clockTouch } from '../../db/schema/clocks';
import type { PublicContext } from '../../engine/acciones/context';
import type { Candidate } from '../../engine/imports/importDefinition';
import { importTouch } from './importedTouch';

type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

interface WrittenRow {
  id: number;
  /** False: it was there already. */
  added: boolean;
}

/** Writes what a row of a clock's file says: a punch of somebody, or the mark of a number that is nobody's yet. */
export async function writePunchRow(
  ends: Ends,
  /** Null: the server by itself. */
  authorId: number | null,
  { number, local, kind, personId, at }: Candidate['write'],
): Promise<WrittenRow> {
  if (personId !== null && personId !== undefined) {
    const touch = { personId: Number(personId), at: new Date(String(at)) };
    return importTouch(ends, { ...touch, kind: kind as PunchKind | null, authorId });
  }
  const [row] = await ends.db
    .insert(clockTouch)
    .values({
      credential: String(number),
      local: String(local),
      kind: kind as PunchKind | null,
      authorId,
    })
    .onConflictDoNothing()
    .returning({ id: clockTouch.id });
  return { id: row?.id ?? 0, added: row !== undefined };
}

/** The open screens of whoever punches or looks at punches: a file may be of anybody. */
export async function tellEverybody({ emit }: Pick<Ends, 'emit'>): Promise<void> {
  const tags = [{ type: 'Punch', id: 'LIST' }] as const;
  await emit(tags, { kind: 'everyone', permission: 'MARKINGS.SHOW' });
  await emit(tags, { kind: 'everyone', permission: 'MARKINGS.CREATE' });
}
