import { randomUUID } from 'node:crypto';
import { createGroup, getChat, listChats, openDirectChat } from '@contract/chats/chatAcciones';
import { findMessages, listMessages, sendMessage } from '@contract/chats/messageAcciones';
import { eq } from 'drizzle-orm';
import type { TestServer, TestSession } from '../../../../tests/support/buildServer';
import { account } from '../../../db/schema/session';

/** People who talk, through the acciones that their pages use. */
export function chatWorld(server: TestServer) {
  const { db } = server.services.database;
  type Who = string | TestSession;

  const must = async <T>(answer: Promise<{ status: number; body: T; error: unknown }>) => {
    const { status, body, error } = await answer;
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(error)}`);
    return body;
  };
  const personOf = async (username: string): Promise<number> => {
    const [row] = await db
      .select({ personId: account.personId })
      .from(account)
      .where(eq(account.username, username));
    return row?.personId ?? 0;
  };
  return {
    must,
    personOf,
    direct: async (as: string, other: string) =>
      (await must(server.call(openDirectChat, { personId: await personOf(other) }, as))).id,
    group: async (as: string, others: readonly string[], name = 'Un grupo') =>
      (
        await must(
          server.call(
            createGroup,
            { name, personIds: await Promise.all(others.map(personOf)) },
            as,
          ),
        )
      ).id,
    say: async (chatId: number, as: Who, body: string, more: object = {}) =>
      (await must(server.call(sendMessage, { chatId, clientId: randomUUID(), body, ...more }, as)))
        .id,
    see: (id: number, as: Who) => must(server.call(getChat, { id }, as)),
    row: async (id: number, as: Who) =>
      (await must(server.call(listChats, {}, as))).rows.find((row) => row.id === id),
    bodies: async (chatId: number, as: Who, more: object = {}) =>
      (await must(server.call(listMessages, { chatId, ...more }, as))).rows.map(({ body }) => body),
    find: async (words: string, as: Who, more: object = {}) =>
      (await must(server.call(findMessages, { words, ...more }, as))).rows.map(({ body }) => body),
  };
}
