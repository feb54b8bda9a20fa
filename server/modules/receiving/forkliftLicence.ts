import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { invalid } from '../../engine/http/fault';

/**
 * The people among some whose file holds a document of a type that lets them drive and that has not expired. A version that they filed
 * themselves does not count: nobody gives it to themselves.
 */
export async function forkliftDrivers(
  db: Db,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct d.person_id as id from document d join document_type t on t.id = d.type_id and t.forklift
      join document_version v on v.document_id = d.id and v.number = d.versions
      left join account filer on filer.id = v.account_id
      join person p on p.id = d.person_id join site s on s.id = p.site_id
    where d.person_id = any(${sql.param([...personIds])}) and d.removed_at is null
      and (d.expires_on is null or d.expires_on >= (anden_now() at time zone s.zone)::date)
      and filer.person_id is distinct from d.person_id`);
  return new Set(rows.map(({ id }) => id));
}

export async function mayDriveForklift(db: Db, personId: number | null): Promise<boolean> {
  return personId !== null && (await forkliftDrivers(db, [personId])).has(personId);
}

/** Goods are put away by forklift only with a licence in force; the fault is said of the shelf that was read. */
export async function requireForkliftLicence(db: Db, personId: number | null): Promise<void> {
  if (await mayDriveForklift(db, personId)) return;
  throw invalid({
    to: 'Ahí se llega con autoelevador, y en tu legajo no hay un carnet vigente. Guardalo en otra ubicación.',
  });
}
