import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import {
  acknowledgeMessageHandler,
  listAcknowledgementsHandler,
  reactToMessageHandler,
} from './answerMessage';
import { blockPersonHandler } from './blockPerson';
import { deleteMessageHandler, editMessageHandler } from './changeMessage';
import {
  channelName,
  chatChannelsList,
  conversationName,
  saveChatChannelHandler,
} from './chatChannels';
import {
  chatReportsList,
  getChatReportHandler,
  reportName,
  saveChatReportHandler,
  toReport,
} from './chatReports';
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
import { reportMessagesHandler } from './reportMessages';
import { chatsSeed } from './seed/chatsSeed';
import { sendMessageHandler } from './sendMessage';
import { sendVoiceHandler } from './sendVoice';
import { tellTypingHandler } from './tellTyping';
import { waitingChats } from './unread';

export const chatsModule = defineModule({
  handlers: {
    acknowledgeMessage: acknowledgeMessageHandler,
    addMembers: addMembersHandler,
    blockPerson: blockPersonHandler,
    createGroup: createGroupHandler,
    deleteMessage: deleteMessageHandler,
    editMessage: editMessageHandler,
    findMessages: findMessagesHandler,
    getChat: getChatHandler,
    getChatReport: getChatReportHandler,
    leaveGroup: leaveGroupHandler,
    listAcknowledgements: listAcknowledgementsHandler,
    listChatChannels: listHandler(
      chatChannelsList,
      each((row) => row),
    ),
    listChatReports: listHandler(chatReportsList, each(toReport)),
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
    reportMessages: reportMessagesHandler,
    saveChatChannel: saveChatChannelHandler,
    saveChatReport: saveChatReportHandler,
    sendMessage: sendMessageHandler,
    sendVoice: sendVoiceHandler,
    tellTyping: tellTypingHandler,
  },
  lists: [chatChannelsList, chatReportsList],
  names: [channelName, conversationName, reportName],
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
