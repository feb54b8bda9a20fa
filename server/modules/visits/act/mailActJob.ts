import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/Db';
import { organisation } from '../../../db/schema/organisation';
import { signingPaper } from '../../../db/schema/signing';
import { visitAct, visitMail } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';
import type { Services } from '../../../engine/acciones/context';
import { tracedAs } from '../../../engine/acciones/tracedAs';
import { readStored } from '../../../engine/files/readStored';
import type { JobKind } from '../../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { clock } from '../../../engine/time/clock';
import { dayText } from '../../../engine/time/days';
import { keptAct } from './keptAct';
import { tellMail } from './tellMail';

export const MAIL_ACT = 'visit.act';

const payload = z.object({
  visitId: z.number(),
  accountId: z.number(),
  origin: z.string(),
  address: z.string(),
});

type Payload = z.output<typeof payload>;

/** The bytes of the paper, which is made now where nobody asked for it before. */
async function paperOf(services: Services, { visitId: id, accountId, ...from }: Payload) {
  const { db } = services.database;
  const kept = await keptAct(db, id);
  if (kept !== null) return readStored(services.files, kept);
  const viewer = await readAccountViewer(db, accountId);
  if (!viewer) throw new Error('whoever sent the paper has no account any more');
  const { makeVisitAct } = await import('./makeVisitAct');
  return readStored(services.files, await makeVisitAct(services, { id, viewer, ...from }));
}

async function letterOf(db: Db, { visitId, origin }: Payload) {
  const [[row], [own]] = await Promise.all([
    db
      .select({ visit, code: signingPaper.code })
      .from(visit)
      .innerJoin(visitAct, eq(visitAct.visitId, visit.id))
      .innerJoin(signingPaper, eq(signingPaper.id, visitAct.paperId))
      .where(eq(visit.id, visitId)),
    db.select({ name: organisation.name }).from(organisation),
  ]);
  if (!row) throw new Error('a paper that was made is gone');
  const { number, day, place } = row.visit;
  return {
    filename: `acta-${number}.pdf`,
    subject: `Acta de la visita ${number}`,
    text: [
      `Va adjunta el acta de la visita ${number}, del ${dayText(day)}, en ${place}.`,
      `Se puede comprobar en ${origin}/verify/${row.code}`,
      own?.name ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Sends the paper that waits, held meanwhile, so that two servers send one; false where it could not be sent. */
const send = (services: Services, asked: Payload, content: Buffer | null): Promise<boolean> =>
  services.database.db.transaction(async (db) => {
    const its = and(eq(visitMail.visitId, asked.visitId), eq(visitMail.state, 'waiting'));
    const [row] = await db.select().from(visitMail).where(its).for('update');
    if (!row) return true;
    const [seen] = await db.select().from(visit).where(eq(visit.id, asked.visitId));
    const taken =
      content !== null && (await post(services, row.to, content, await letterOf(db, asked)));
    const state = taken ? ('sent' as const) : ('failed' as const);
    await db.update(visitMail).set({ state, at: clock.now() }).where(its);
    const { emit } = tracedAs(db, { accountId: null, accion: 'visita.mandarActa' });
    if (seen) await tellMail({ db, emit }, seen);
    return taken;
  });

const post = (
  { mailer }: Services,
  to: string,
  content: Buffer,
  { filename, ...words }: Awaited<ReturnType<typeof letterOf>>,
): Promise<boolean> =>
  mailer
    .send({ to, ...words, attachments: [{ filename, content, contentType: 'application/pdf' }] })
    .then(
      () => true,
      () => false,
    );

/** A paper that cannot be made or that the mail server refuses is told on its visit, and may be tried again. */
export const mailActJob: JobKind = {
  kind: MAIL_ACT,
  lane: 'mail',
  run: async ({ services, payload: given }) => {
    const asked = payload.parse(given);
    const content = await paperOf(services, asked).catch(() => null);
    const sent = await send(services, asked, content);
    services.wake();
    return sent ? 'Acta enviada.' : 'El acta no se pudo enviar.';
  },
};
