import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { deleteMessageHandler, editMessageHandler } from './changeMessage';
import {
  channelName,
  chatChannelsList,
  conversationName,
  saveChatChannelHandler,
} from './chatChannels';
import { createGroupHandler } from './createGroup';
import { findMessagesHandler } from './findMessages';
import { getChatHandler } from './getChat';
import {
  addMembersHandler,
  leaveGroupHandler,
  removeMemberHandler,
  renameGroupHandler,
} from './groupMembers';
import { listChatsHandler } from './listChats';
import { listMessagesHandler } from './listMessages';
import { messageFiles } from './messageParts';
import { openDirectChatHandler } from './openDirectChat';
import { liveMessages } from './presentMessages';
import { markChatReadHandler, markChatUnreadHandler, muteChatHandler } from './readMarks';
import { chatsSeed } from './seed/chatsSeed';
import { sendMessageHandler } from './sendMessage';
import { waitingChats } from './unread';

export const chatsModule = defineModule({
  handlers: {
    addMembers: addMembersHandler,
    createGroup: createGroupHandler,
    deleteMessage: deleteMessageHandler,
    editMessage: editMessageHandler,
    findMessages: findMessagesHandler,
    getChat: getChatHandler,
    leaveGroup: leaveGroupHandler,
    listChatChannels: listHandler(
      chatChannelsList,
      each((row) => row),
    ),
    listChats: listChatsHandler,
    listMessages: listMessagesHandler,
    markChatRead: markChatReadHandler,
    markChatUnread: markChatUnreadHandler,
    muteChat: muteChatHandler,
    openDirectChat: openDirectChatHandler,
    removeMember: removeMemberHandler,
    renameGroup: renameGroupHandler,
    saveChatChannel: saveChatChannelHandler,
    sendMessage: sendMessageHandler,
  },
  lists: [chatChannelsList],
  names: [channelName, conversationName],
  waiting: [waitingChats],
  live: [liveMessages],
  opens: [messageFiles],
  seeds: [chatsSeed],
});
