import { listChatChannels, saveChatChannel } from '@contract/chats/channelAcciones';
import { chatChannelRecord } from '@contract/chats/chatChannel';
import { eq, sql } from 'drizzle-orm';
import { chat } from '../../db/schema/chats';
import { area, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { namedBy } from '../../engine/audit/namedBy';
import { invalid } from '../../engine/http/fault';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';
import { defineStore } from '../../engine/store/defineStore';
import { tellChat } from './tellChat';

const channelColumns = {
  id: chat.id,
  version: chat.version,
  areaId: sql<number>`${chat.areaId}`,
  areaName: area.name,
  siteName: site.name,
  readOnly: chat.readOnly,
  active: chat.active,
  members: sql<number>`(select count(*)::int from person p where p.area_id = ${chat.areaId}
    and (p.leave_date is null or anden_works_today(p.leave_date, p.site_id)))`,
};

export const chatChannelsList = defineList({
  accion: listChatChannels,
  id: chat.id,
  columns: () => ({
    ...recordColumns(chatChannelRecord, chat, ['readOnly', 'active']),
    areaName: { kind: 'text', by: area.name },
    siteName: { kind: 'text', by: site.name },
  }),
  order: [ascending(area.name), ascending(site.name)],
  search: sql`anden_fold(${area.name} || ' ' || ${site.name})`,
  where: () => eq(chat.kind, 'area'),
  fields: channelColumns,
  from: (select) =>
    select
      .from(chat)
      .innerJoin(area, eq(area.id, chat.areaId))
      .innerJoin(site, eq(site.id, area.siteId))
      .$dynamic(),
});

const chatChannels = defineStore({
  record: chatChannelRecord,
  table: chat,
  find: async ({ db }, id) =>
    (
      await db
        .select(channelColumns)
        .from(chat)
        .innerJoin(area, eq(area.id, chat.areaId))
        .innerJoin(site, eq(site.id, area.siteId))
        .where(eq(chat.id, id))
    ).at(0),
  missing: 'Ese canal ya no existe.',
  unique: ({ areaId }) => [
    { field: 'areaId', same: eq(chat.areaId, areaId), words: 'Esa área ya tiene su canal.' },
  ],
  async tell(context, row) {
    await context.emit([{ type: 'ChatChannel', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    await tellChat(context, { chat: row });
  },
});

export const saveChatChannelHandler = implement(saveChatChannel, async (input, context) => {
  const [found] = await context.db
    .select({ id: area.id })
    .from(area)
    .where(eq(area.id, input.areaId));
  if (!found) throw invalid({ areaId: 'Esa área ya no existe.' });
  return chatChannels.save(context, input, (fields, before) => {
    if (before && before.areaId !== fields.areaId) {
      throw invalid({ areaId: 'Un canal es de su área: cerrá este y abrí otro.' });
    }
    return { ...fields, kind: 'area' };
  });
});

export const channelName = namedBy({
  entity: 'chatChannel',
  reads: listChatChannels,
  table: chat,
  name: sql`(select a.name from area a where a.id = ${chat.areaId})`,
});

/** Only a group has a name that the audit may say: who talks with whom is theirs. */
export const conversationName = namedBy({ entity: 'conversation', table: chat, name: chat.name });
