import type { ProfileChange } from '@contract/profile/profileChange';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { conflict, invalid } from '../../engine/http/fault';
import {
  faultsOfDependant,
  lockDependant,
  removeDependant,
  storeDependant,
  writePerson,
} from '../users';

async function personOf(db: Db, id: number) {
  const [row] = await db.select().from(person).where(eq(person.id, id)).for('update');
  if (!row) throw new Error('a change of nobody');
  return row;
}

const dependantOf = (db: Db, personId: number, id: number | null) =>
  id === null ? undefined : lockDependant(db, personId, id);

/** What only the record can tell: a relative who is there already, or no more. */
export async function checkChange(db: Db, personId: number, change: ProfileChange): Promise<void> {
  if (!('dependantId' in change)) return;
  const whose = await personOf(db, personId);
  await dependantOf(db, personId, change.dependantId);
  if (change.kind !== 'dependant') return;
  const faults = await faultsOfDependant(db, whose, change.dependantId, change);
  const placed = Object.entries(faults).map(([name, text]) => [`change.${name}`, text]);
  if (placed.length > 0) throw invalid(Object.fromEntries(placed));
}

/** Writes what was approved, if it still can be. */
export async function applyChange(
  context: Context,
  personId: number,
  change: ProfileChange,
): Promise<void> {
  const { db } = context;
  const whose = await personOf(db, personId);
  if (change.kind === 'dependantRemoval') {
    return removeDependant(context, await lockDependant(db, personId, change.dependantId));
  }
  if (change.kind === 'dependant') {
    const { kind: _kind, dependantId, ...fields } = change;
    const before = await dependantOf(db, personId, dependantId);
    const [fault] = Object.values(await faultsOfDependant(db, whose, dependantId, fields));
    if (fault) throw conflict(`Ya no se puede: ${fault}`);
    await storeDependant(context, personId, before, fields);
    return;
  }
  const { kind: _kind, ...fields } = change;
  await writePerson(context, whose, fields);
}
