import { notificationTypes } from '@contract/notifications/notificationTypes';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Mailer } from '../mail/mailer';
import { handToEach, type NoticeChannel } from './noticeChannel';

const payload = z.object({
  accountIds: z.array(z.number()),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
});

/** To the mailboxes of those it is for; `address` is where its links lead. */
export const mailChannel = (mailer: Mailer, address: string): NoticeChannel => ({
  request: async (jobs, db, heard) => {
    const mailed = heard.filter(({ notice }) => notificationTypes[notice.type].mail);
    if (mailed.length === 0 || !(await mailer.ready(db))) return false;
    for (const { accountIds, notice } of mailed) {
      const { title, body, link } = notice;
      await jobs.request(db, {
        kind: 'mail.notice',
        title: 'Enviar correos',
        accountId: null,
        payload: { accountIds, title, body, link },
      });
    }
    return true;
  },
  job: {
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
      const send = (to: string) =>
        mailer.send({ to, subject: title, text }).then(
          () => true,
          () => false,
        );
      const sent = await handToEach(job, rows, {
        hand: async (batch) => {
          const taken: boolean[] = [];
          for (const { email } of batch) taken.push(await send(email ?? ''));
          return taken;
        },
      });
      const failed = sent.filter((taken) => !taken).length;
      if (rows.length > 0 && failed === rows.length) throw new Error('no mail could be sent');
      return `${rows.length - failed} correos enviados, ${failed} rechazados.`;
    },
  },
});
