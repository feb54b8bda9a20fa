import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chat, chatMember } from '../../db/schema/chats';
import { area, site } from '../../db/schema/organisation';
import type { Context, Viewer } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { mine, ownChats } from './chatScope';

const noChat = 'La conversación no existe o ya no estás en ella.';

const fields = {
  chat,
  me: chatMember,
  areaName: area.name,
  headId: area.headId,
  siteName: site.name,
};

const ownChat = (db: Db, viewer: Viewer, id: number) =>
  db
    .select(fields)
    .from(chat)
    .leftJoin(chatMember, mine(viewer))
    .leftJoin(area, eq(area.id, chat.areaId))
    .leftJoin(site, eq(site.id, sql`coalesce(${area.siteId}, ${chat.siteId})`))
    .where(and(eq(chat.id, id), ownChats(viewer)));

/** A conversation as whoever asks stands before it. */
export type OwnChat = Awaited<ReturnType<typeof ownChat>>[number];

type Asking = Pick<Context, 'db' | 'viewer'>;

export async function findChat({ db, viewer }: Asking, id: number): Promise<OwnChat> {
  const [found] = await ownChat(db, viewer, id);
  if (!found) throw notFound(noChat);
  return found;
}

/** Held until the end of the transaction: what is written in one conversation is stored one after the other. */
export async function holdChat({ db, viewer }: Asking, id: number): Promise<OwnChat> {
  const [held] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(eq(chat.id, id), ownChats(viewer)))
    .for('no key update');
  if (!held) throw notFound(noChat);
  // Read once it is held: meanwhile somebody may have been taken out of it.
  return findChat({ db, viewer }, id);
}
