import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import {
  acknowledgeMessageHandler,
  listAcknowledgementsHandler,
  reactToMessageHandler,
} from './answerMessage';
import { deleteMessageHandler, editMessageHandler } from './changeMessage';
import {
  channelName,
  chatChannelsList,
  conversationName,
  saveChatChannelHandler,
} from './chatChannels';
import { createGroupHandler } from './createGroup';
import { findMessagesHandler } from './findMessages';
import { forgetMessages } from './forgetMessages';
import { getChatHandler } from './getChat';
import {
  addMembersHandler,
  leaveGroupHandler,
  removeMemberHandler,
  renameGroupHandler,
} from './groupMembers';
import { listChatsHandler } from './listChats';
import { listMentionableHandler } from './listMentionable';
import { listMessagesHandler } from './listMessages';
import { messageFiles } from './messageParts';
import { openDirectChatHandler } from './openDirectChat';
import { openShiftChannels } from './openShiftChannels';
import { listPinnedMessagesHandler, pinMessageHandler } from './pinMessage';
import { liveMessages } from './presentMessages';
import { markChatReadHandler, markChatUnreadHandler, muteChatHandler } from './readMarks';
import { chatsSeed } from './seed/chatsSeed';
import { sendMessageHandler } from './sendMessage';
import { waitingChats } from './unread';

export const chatsModule = defineModule({
  handlers: {
    acknowledgeMessage: acknowledgeMessageHandler,
    addMembers: addMembersHandler,
    createGroup: createGroupHandler,
    deleteMessage: deleteMessageHandler,
    editMessage: editMessageHandler,
    findMessages: findMessagesHandler,
    getChat: getChatHandler,
    leaveGroup: leaveGroupHandler,
    listAcknowledgements: listAcknowledgementsHandler,
    listChatChannels: listHandler(
      chatChannelsList,
      each((row) => row),
    ),
    listChats: listChatsHandler,
    listMentionable: listMentionableHandler,
    listMessages: listMessagesHandler,
    markChatRead: markChatReadHandler,
    markChatUnread: markChatUnreadHandler,
    listPinnedMessages: listPinnedMessagesHandler,
    muteChat: muteChatHandler,
    openDirectChat: openDirectChatHandler,
    pinMessage: pinMessageHandler,
    reactToMessage: reactToMessageHandler,
    removeMember: removeMemberHandler,
    renameGroup: renameGroupHandler,
    saveChatChannel: saveChatChannelHandler,
    sendMessage: sendMessageHandler,
  },
  lists: [chatChannelsList],
  names: [channelName, conversationName],
  chores: [
    {
      name: 'forget-messages',
      title: 'Borrar los mensajes que ya no se guardan',
      cron: '40 3 * * *',
      run: (db) => forgetMessages(db),
    },
    {
      name: 'open-shift-channels',
      title: 'Abrir el canal de turno de las sedes nuevas',
      cron: '25 * * * *',
      run: (db) => openShiftChannels(db),
    },
  ],
  waiting: [waitingChats],
  live: [liveMessages],
  opens: [messageFiles],
  seeds: [chatsSeed],
});
