import * as channels from './channelAcciones';
import * as chats from './chatAcciones';
import {
  deleteMessage,
  editMessage,
  findMessages,
  listMessages,
  sendMessage,
} from './messageAcciones';

export const chatsAcciones = {
  ...channels,
  ...chats,
  deleteMessage,
  editMessage,
  findMessages,
  listMessages,
  sendMessage,
};
