import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { JobKind } from '../jobs/jobRunner';
import type { Mailer } from '../mail/mailer';

const payload = z.object({
  accountIds: z.array(z.number()),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
});

const BATCH = 20;

/** Sends a notice to the mailboxes of those it is for. */
export const mailNoticeJob = (mailer: Mailer, address: string): JobKind => ({
  kind: 'mail.notice',
  lane: 'mail',
  run: async (job) => {
    if (!(await mailer.ready())) return 'No hay servidor de correo configurado.';
    const { accountIds, title, body, link } = payload.parse(job.payload);
    const rows = await job.services.database.db
      .select({ email: person.email })
      .from(account)
      .innerJoin(person, eq(person.id, account.personId))
      .where(and(anyOf(account.id, accountIds), isNotNull(person.email)))
      .orderBy(asc(account.id));
    const text = [body, ...(link ? [`${address}${link}`] : [])].join('\n\n');
    let failed = 0;
    for (let from = job.doneUnits; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await job.step(from + batch.length, rows.length, async () => {
        for (const { email } of batch) {
          // One full mailbox must not silence the others.
          await mailer.send({ to: email ?? '', subject: title, text }).catch(() => {
            failed += 1;
          });
        }
      });
    }
    if (rows.length > 0 && failed === rows.length) throw new Error('no mail could be sent');
    return `${rows.length - failed} correos enviados, ${failed} rechazados.`;
  },
});
