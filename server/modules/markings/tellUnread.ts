import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';
import type { PublicContext, Services } from '../../engine/acciones/context';
import { recordEvent } from '../../engine/events/recordEvent';
import { notify } from '../../engine/notifications/notify';
import { rolesWith } from '../../engine/scope/rolesWith';

/** The people who bring the files of the clocks, which may be of anybody. */
async function keepers(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'MARKINGS.SHOW');
  const ids = roles.filter(({ scope }) => scope === 'all').map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(anyOf(account.roleId, ids), eq(account.active, true)));
  return rows.map(({ id }) => id);
}

/** A single notice tells of all that a look could not read. */
export async function tellUnread(
  tx: Db,
  services: Pick<Services, 'channels' | 'jobs'>,
  unread: readonly { name: string; reason: string }[],
): Promise<void> {
  const [first, ...others] = unread;
  if (!first) return;
  const emit: PublicContext['emit'] = (tags, audience) => recordEvent(tx, tags, audience);
  const more = others.length === 0 ? '' : ` Y ${others.length} más.`;
  await notify({ db: tx, services, emit }, await keepers(tx), {
    type: 'markings.clockFile',
    title:
      others.length === 0
        ? 'No se pudo leer un archivo de reloj'
        : `No se pudieron leer ${unread.length} archivos de reloj`,
    body: `${first.name}: ${first.reason}${more}`,
    link: '/markings/clocks',
  });
}
