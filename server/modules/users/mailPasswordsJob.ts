import { mailPasswords } from '@contract/users/manyAccountAcciones';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { bulkRow } from '../../db/schema/bulk';
import { organisation } from '../../db/schema/organisation';
import { authorize } from '../../engine/acciones/authorize';
import type { Context, Viewer } from '../../engine/acciones/context';
import { type AfterCommit, contextFor, taskConnection } from '../../engine/acciones/contextFor';
import { forbidden } from '../../engine/http/fault';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { personName } from '../../engine/people/personName';
import { hashPassword } from '../../engine/session/passwords';
import { readableCode } from '../../engine/session/readableCode';
import { readAccountViewer } from '../../engine/session/readViewer';
import { lockAccount } from './accountQueries';
import { passwordTargets } from './passwordTargets';
import { writePassword } from './writePassword';

const payload = z.object({ address: z.string(), origin: z.string() });

interface Outcome {
  label: string;
  ok: boolean;
  message: string | null;
}

/** This reads the asker, as long as they may ask for it. */
async function stillAllowed({ services, accountId }: JobRun): Promise<Viewer> {
  const viewer =
    accountId === null ? null : await readAccountViewer(services.database.db, accountId);
  if (!viewer) throw forbidden();
  authorize(mailPasswords, viewer);
  return viewer;
}

const letter = (house: string, origin: string, username: string, password: string) =>
  [
    `Ya podés entrar a Andén, el portal de ${house}.`,
    `Dirección: ${origin}\nUsuario: ${username}\nContraseña: ${password}`,
    'La contraseña sirve para entrar una sola vez: al entrar vas a elegir la tuya. No reenvíes este correo.',
  ].join('\n\n');

/** A password is kept only as its hash; in clear it exists here, between the commit and the mail. */
async function mailOne(job: JobRun, viewer: Viewer, house: string, personId: number) {
  const { address, origin } = payload.parse(job.payload);
  const { services } = job;
  const after: AfterCommit[] = [];
  const connection = taskConnection(address, origin);
  const contextIn = (db: Db): Context =>
    contextFor({ services, connection, accion: mailPasswords, db, after }, viewer);
  const { ready, refused } = await passwordTargets(contextIn(services.database.db), [personId]);
  const [target] = ready;
  if (!target) {
    const [why] = refused;
    return { label: why?.label ?? '', ok: false, message: why?.message ?? null };
  }
  const label = `${personName(target)} (${target.docket})`;
  const { email } = target;
  if (email === null) return { label, ok: false, message: 'No tiene correo cargado.' };
  const password = readableCode();
  const hash = await hashPassword(password);
  const given = await services.database.db.transaction(async (tx) => {
    const held = await lockAccount(tx, personId);
    if (held?.account.version !== target.account.version) return null;
    const { id, version } = held.account;
    await writePassword(contextIn(tx), { id, personId, version }, hash);
    return held.account.username;
  });
  for (const task of after) await task();
  if (given === null) return { label, ok: false, message: 'Su cuenta cambió mientras tanto.' };
  const text = letter(house, origin, given, password);
  const sent = await services.mailer.send({ to: email, subject: 'Tu cuenta de Andén', text }).then(
    () => true,
    () => false,
  );
  return { label, ok: sent, message: sent ? null : 'El correo no se pudo enviar.' };
}

const keep = (db: Db, jobId: string, position: number, outcome: Outcome) =>
  db
    .update(bulkRow)
    .set(outcome)
    .where(and(eq(bulkRow.jobId, jobId), eq(bulkRow.position, position)));

/** Passwords are mailed one by one; after a crash, people who were not marked yet get another one. */
export const mailPasswordsJob: JobKind = {
  kind: 'account.passwords',
  lane: 'mail',
  run: async (job) => {
    const { db } = job.services.database;
    const viewer = await stillAllowed(job);
    const [house] = await db.select().from(organisation);
    const mine = eq(bulkRow.jobId, job.id);
    const total = await db.$count(bulkRow, mine);
    const pending = await db
      .select({ position: bulkRow.position, rowId: bulkRow.rowId })
      .from(bulkRow)
      .where(and(mine, isNull(bulkRow.ok)))
      .orderBy(asc(bulkRow.position));
    let done = total - pending.length;
    for (const { position, rowId } of pending) {
      const outcome = await mailOne(job, viewer, house?.name ?? '', rowId);
      done += 1;
      await job.step(done, total, async ({ db: tx }) => {
        await keep(tx, job.id, position, outcome);
      });
    }
    const sent = await db.$count(bulkRow, and(mine, eq(bulkRow.ok, true)));
    return `Contraseñas enviadas: ${sent} de ${total}.`;
  },
};
