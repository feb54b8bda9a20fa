import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { organisation, person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { invalid } from '../../engine/http/fault';
import { weakPassword } from '../../engine/session/weakPassword';

/** Words that anybody could know of the person who chooses a password. */
async function knownOf(db: Db, accountId: number): Promise<string[]> {
  const [row] = await db
    .select({ account, person })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(eq(account.id, accountId));
  const [employer] = await db.select({ name: organisation.name }).from(organisation);
  const { docket, firstName, lastName, dni, email, phone } = row?.person ?? {};
  return [
    row?.account.username,
    row?.account.displayName,
    ...[docket, firstName, lastName, dni, email, phone],
    employer?.name,
  ].filter((text) => typeof text === 'string');
}

/** A new password that somebody could guess is told beside its field. */
export async function refusePoorPassword(
  db: Db,
  { id, username }: { id: number; username: string },
  claveNueva: string,
): Promise<void> {
  if (claveNueva.toLowerCase().includes(username.toLowerCase())) {
    throw invalid({ claveNueva: 'La contraseña no puede contener tu usuario.' });
  }
  const weak = weakPassword(claveNueva, await knownOf(db, id));
  if (weak) throw invalid({ claveNueva: weak });
}
