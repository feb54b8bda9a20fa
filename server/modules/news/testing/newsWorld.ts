import { onDays } from '@contract/core/rangeText';
import { uploadFile } from '@contract/files/uploadFile';
import { changeNewsState } from '@contract/news/changeNewsState';
import { askNews, enterNews, getNews } from '@contract/news/newsAcciones';
import { listNewsTypes } from '@contract/news/newsTypeAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { sendForm } from '../../../../tests/support/uploadAs';
import { absence } from '../../../db/schema/absences';
import { approvalRequest } from '../../../db/schema/approvals';
import { periodClose } from '../../../db/schema/closes';
import { news } from '../../../db/schema/news';
import { account } from '../../../db/schema/session';
import { addDays } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';

/** The demo organisation with nothing that stands in the way of a novelty, and the words to move one. */
export async function newsWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  await db.delete(periodClose);
  const people: Record<string, number> = {};
  const types: Record<string, number> = {};
  for (const row of await db.select().from(account)) people[row.username] = row.personId ?? 0;
  const { body } = await server.call(listNewsTypes, {}, 'rrhh');
  for (const { code, id } of body.rows) types[code] = id;

  const today = await todayAt(db, 1);
  // Ahead of today, so that no certificate is overdue yet.
  const fromDay = addDays(today, 7);
  const toDay = addDays(fromDay, 2);

  const personOf = (username: string) => people[username] ?? 0;
  const typeOf = (code: string) => types[code] ?? 0;
  const illness = (more: object = {}) => ({
    typeId: typeOf('ENF'),
    fromDay,
    toDay,
    note: 'Gripe',
    ...more,
  });
  return {
    server,
    db,
    /** The three days of `illness` and `absent`. */
    fromDay,
    toDay,
    onDays: onDays(fromDay, toDay),
    personOf,
    typeOf,
    illness,
    absent: (more: object = {}) => illness({ typeId: typeOf('ACA'), note: '', ...more }),
    ask: (fields: Record<string, unknown>, as = 'empleado') => server.call(askNews, fields, as),
    enter: (fields: object, as = 'rrhh') =>
      server.call(enterNews, { personId: personOf('empleado'), ...fields }, as),
    move: (id: number, version: number, what: string, reason = '', as = 'rrhh') =>
      server.call(changeNewsState, { id, version, move: what, reason }, as),
    seen: (id: number, as: string) => server.call(getNews, { id }, as),
    certificate: async (as: string, text = 'certificado'): Promise<string> => {
      const bytes = new TextEncoder().encode(`%PDF-1.4\n%${text}\n`);
      const file = { name: 'certificado.pdf', bytes };
      const sent = await sendForm(server, uploadFile, as, { purpose: 'certificate' }, file);
      return sent.body.hash;
    },
    /** The history is kept by a trigger even from the tests: what stands there is put out of the way. */
    clear: async () => {
      await db.delete(absence);
      await db.update(news).set({ state: 'cancelled' });
      await db
        .update(approvalRequest)
        .set({ state: 'cancelled', decidedAt: sql`anden_now()` })
        .where(eq(approvalRequest.state, 'pending'));
    },
  };
}

export type NewsWorld = Awaited<ReturnType<typeof newsWorld>>;
