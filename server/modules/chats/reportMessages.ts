import { reportMessages } from '@contract/chats/reportAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chatReport, chatReportedMessage } from '../../db/schema/chatReports';
import { chatMessage, chatMessageFile } from '../../db/schema/chats';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { findChat } from './chatQueries';
import { heardIn } from './heardIn';
import { plainBodies } from './mentionNames';

const fileCount = sql<number>`(select count(*)::int from ${chatMessageFile}
  where ${chatMessageFile.messageId} = ${chatMessage.id})`;

/** Accounts of those who look after people, but for whoever wrote one of the messages. */
async function whoReads(db: Db, authorIds: readonly number[]): Promise<number[]> {
  const roles = (await rolesWith(db, 'ADMIN.users')).map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(and(eq(account.active, true), anyOf(account.roleId, roles), worksToday));
  return rows.map(({ id }) => id).filter((id) => !authorIds.includes(id));
}

export const reportMessagesHandler = implement(
  reportMessages,
  async ({ chatId, messageIds, reason }, context) => {
    const { db, viewer, audit, emit } = context;
    const own = await findChat(context, chatId);
    const wanted = [...new Set(messageIds)];
    const said = await db
      .select({
        messageId: chatMessage.id,
        authorId: chatMessage.authorId,
        body: chatMessage.body,
        sentAt: chatMessage.sentAt,
        files: fileCount,
      })
      .from(chatMessage)
      .where(
        and(heardIn(own, viewer), anyOf(chatMessage.id, wanted), isNull(chatMessage.deletedAt)),
      )
      .orderBy(asc(chatMessage.id));
    if (said.length < wanted.length) {
      throw conflict('Alguno de esos mensajes ya no está en la conversación.');
    }
    const authorIds = said.map(({ authorId }) => authorId);
    if (authorIds.every((id) => id === viewer.accountId)) {
      throw conflict('Elegí al menos un mensaje de otra persona.');
    }
    const plain = await plainBodies(
      db,
      said.map(({ body }) => body),
    );
    const [made] = await db
      .insert(chatReport)
      .values({ reporterId: viewer.accountId, reason })
      .returning({ id: chatReport.id });
    if (!made) throw new Error('the report was not stored');
    await db.insert(chatReportedMessage).values(
      said.map((one, position) => ({
        ...one,
        reportId: made.id,
        position,
        body: plain(one.body),
      })),
    );
    await audit({ entity: 'chatReport', entityId: made.id, after: { messages: said.length } });
    await emit([{ type: 'ChatReport', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.users',
    });
    await notify(context, await whoReads(db, authorIds), {
      type: 'chats.report',
      title: 'Hay una denuncia de mensajes',
      body: 'Alguien mostró unos mensajes para que los veas.',
      link: '/chats/reports',
    });
    return made;
  },
);
