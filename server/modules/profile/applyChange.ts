import type { ProfileChange } from '@contract/profile/profileChange';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { conflict, invalid } from '../../engine/http/fault';
import { dependants, faultsOfDependant, writePerson } from '../users';

async function personOf(db: Db, id: number) {
  const [row] = await db.select().from(person).where(eq(person.id, id)).for('update');
  if (!row) throw new Error('a change of nobody');
  return row;
}

/** Only the record can tell these faults: a relative who is there already, or no more. */
export async function checkChange(
  context: Context,
  personId: number,
  change: ProfileChange,
): Promise<void> {
  if (!('dependantId' in change)) return;
  const { db } = context;
  const whose = await personOf(db, personId);
  const { dependantId: id } = change;
  if (id !== null) await dependants.hold(context, { id, personId });
  if (change.kind !== 'dependant') return;
  const faults = await faultsOfDependant(db, whose, id, change);
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
    await dependants.remove(context, { id: change.dependantId, personId });
    return;
  }
  if (change.kind === 'dependant') {
    const { kind: _kind, dependantId: id, ...fields } = change;
    const held = id === null ? undefined : await dependants.hold(context, { id, personId });
    const [fault] = Object.values(await faultsOfDependant(db, whose, id, fields));
    if (fault) throw conflict(`Ya no se puede: ${fault}`);
    // An approved change is written over what stands there now.
    const target = { id, version: held?.stored.version, personId };
    await dependants.save(context, { ...target, ...fields }, (columns) => columns);
    return;
  }
  const { kind: _kind, ...fields } = change;
  await writePerson(context, whose, fields);
}
