import { forgetPassword } from '@contract/session/forgottenAcciones';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { organisation, person } from '../../db/schema/organisation';
import { account, forgottenPassword } from '../../db/schema/session';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { ownAddress } from '../../engine/config/ownAddress';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { notify } from '../../engine/notifications/notify';
import { worksToday } from '../../engine/people/worksToday';
import { accountLink, passwordGivers, silenceForgotten } from '../../engine/session/forgotten';
import { hashLink, LINK_MINUTES, linkAddress, minutes, newLink } from './accessLink';

const payload = z.object({ asked: z.string(), address: z.string() });

/** So long another link is not sent. */
const QUIET_MINUTES = 5;

interface Found {
  id: number;
  personId: number | null;
  name: string;
  username: string;
  email: string | null;
}

/** This finds an account by its user name, or by an address that is one person's alone. */
async function findForgetful(db: Db, asked: string): Promise<Found | undefined> {
  const named = sql`lower(${account.username}) = lower(${asked})`;
  const addressed = and(isNotNull(person.email), sql`lower(${person.email}) = lower(${asked})`);
  const rows = await db
    .select({
      id: account.id,
      personId: account.personId,
      name: account.displayName,
      username: account.username,
      email: person.email,
      named: sql<boolean>`${named}`,
    })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(and(eq(account.active, true), worksToday, or(named, addressed)));
  return rows.find((row) => row.named) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** False where it was asked for a moment ago, or today already waits for somebody to give another password. */
async function writeDown(db: Db, accountId: number, link: string | null): Promise<boolean> {
  const linkHash = link && hashLink(link);
  const expiresAt = link ? sql`anden_now() + ${minutes(LINK_MINUTES)}` : null;
  const f = forgottenPassword;
  const again = link
    ? sql`${f.askedAt} < anden_now() - ${minutes(QUIET_MINUTES)}`
    : sql`(${f.linkHash} is not null or ${f.askedAt} < anden_now() - interval '1 day')`;
  const written = await db
    .insert(f)
    .values({ accountId, linkHash, expiresAt })
    .onConflictDoUpdate({
      target: f.accountId,
      set: { linkHash, expiresAt, askedAt: sql`anden_now()` },
      setWhere: again,
    })
    .returning({ accountId: f.accountId });
  return written.length > 0;
}

async function letter(db: Db, to: string, username: string, link: string) {
  const [own] = await db.select().from(organisation);
  const text = [
    `Alguien pidió otra contraseña para «${username}» en Andén, el portal de ${own?.name ?? ''}.`,
    `Para elegirla, abrí este enlace:\n${link}`,
    `Sirve una sola vez y durante ${LINK_MINUTES} minutos. Al usarlo se cierran tus sesiones abiertas.`,
    'Si no lo pediste vos, no hagas nada: tu contraseña sigue siendo la misma.',
  ].join('\n\n');
  return { to, subject: 'Elegí otra contraseña de Andén', text };
}

/** This sends a mail with a link that opens once; false where it could not be sent. */
async function mailLink({ services }: JobRun, found: Found, address: string) {
  const { db } = services.database;
  if (!found.email || !(await services.mailer.ready())) return false;
  const link = newLink();
  const isNew = await db.transaction(async (tx) => {
    if (!(await writeDown(tx, found.id, link))) return false;
    const { audit } = tracedAs(tx, { accountId: null, address, accion: forgetPassword.name });
    await audit({ entity: 'account', entityId: found.id });
    return true;
  });
  if (!isNew) return true;
  const where = linkAddress(ownAddress(services.config), link);
  const mail = await letter(db, found.email, found.username, where);
  return services.mailer.send(mail).then(
    () => true,
    () => false,
  );
}

/** People who give passwords hear of it, once while nobody does. */
async function tellPeople({ services }: JobRun, found: Found, address: string): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    if (!(await writeDown(tx, found.id, null))) return;
    const tools = tracedAs(tx, { accountId: null, address, accion: forgetPassword.name });
    await tools.audit({ entity: 'account', entityId: found.id });
    const link = accountLink(found.personId);
    // An account has a single notice that asks, the last.
    await silenceForgotten(tools, link);
    await notify({ ...tools, services }, await passwordGivers(tx), {
      type: 'accounts.forgotten',
      title: `${found.name} pidió una contraseña nueva`,
      body: 'Antes de dársela, asegurate de que es esa persona quien la pide.',
      link,
    });
  });
  services.wake();
  await services.jobs.flush();
}

export const forgottenJob: JobKind = {
  kind: 'account.forgotten',
  lane: 'mail',
  run: async (job) => {
    const { asked, address } = payload.parse(job.payload);
    const found = await findForgetful(job.services.database.db, asked);
    if (found && !(await mailLink(job, found, address))) await tellPeople(job, found, address);
    // The same line for all: who looks after the tasks learns no names from it.
    return 'Pedido atendido.';
  },
};
