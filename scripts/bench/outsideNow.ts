import type { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import { tokenSecret } from '../../server/engine/session/tokenSecret';
import { signToken } from '../../server/engine/session/tokens';
import type { ServerSession } from '../../tests/e2e/support/callServer';

/** These are of the bench alone, so that they can be taken away again. */
const DEVICE = 'Medición';
const ADDRESS = '127.0.0.1';

export interface Outside extends ServerSession {
  personId: number;
}

/** Sessions of people who left their work, and so may enter: each a press that is no repetition of another. */
export async function openOutside(owner: Client): Promise<Outside[]> {
  const { rows } = await owner.query<{
    id: string;
    accountId: number;
    personId: number;
    docket: string;
  }>(
    `with outside as (
       select a.id, p.id as person_id, p.docket from account a join person p on p.id = a.person_id
       join lateral (select kind, at from punch where person_id = p.id order by at desc limit 1) last on true
       where a.username like 'persona%' and a.active and last.kind = 'out' and last.at < now() - interval '10 minutes'
     ), opened as (
       insert into session (account_id, cookie_hash, address, device, expires_at)
       select id, 'medicion-' || gen_random_uuid(), $1, $2, now() + interval '1 day' from outside
       returning id, account_id
     )
     select opened.id, account_id as "accountId", person_id as "personId", docket from opened join outside on outside.id = account_id
     order by md5(docket)`,
    [ADDRESS, DEVICE],
  );
  const secret = await tokenSecret(dbOn(owner));
  return Promise.all(
    rows.map(async ({ id: sessionId, accountId, personId, docket }) => ({
      personId,
      id: accountId,
      docket,
      JWT: await signToken(secret, { accountId, sessionId }),
    })),
  );
}

/** Their punches go too; people whose day that changes are marked, and reckoned again by the product. */
export async function closeOutside(owner: Client): Promise<void> {
  await owner.query(
    `delete from punch using session s
     where s.device = $1 and punch.author_id = s.account_id and punch.created_at >= s.created_at`,
    [DEVICE],
  );
  await owner.query('delete from session where device = $1', [DEVICE]);
}
