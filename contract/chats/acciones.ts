import * as channels from './channelAcciones';
import * as chats from './chatAcciones';
import {
  deleteMessage,
  editMessage,
  findMessages,
  listMessages,
  sendMessage,
  sendVoice,
} from './messageAcciones';
import * as answers from './messageAnswerAcciones';
import * as reports from './reportAcciones';

export const chatsAcciones = {
  ...reports,
  ...channels,
  ...answers,
  ...chats,
  deleteMessage,
  editMessage,
  findMessages,
  listMessages,
  sendMessage,
  sendVoice,
};
