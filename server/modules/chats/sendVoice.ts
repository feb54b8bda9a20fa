import { sendVoice } from '@contract/chats/messageAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { keepFile } from '../../engine/files/uploads/keepFile';
import { storeVoice } from '../../engine/files/voice/storeVoice';
import { findChat } from './chatQueries';
import { writeMessage } from './writeMessage';

const keeping = {
  purpose: 'voice',
  most: { files: 30, megabytes: 100 },
  store: () => storeVoice,
};

/** The name is the same for all: that of a recorder says nothing. */
const name = 'Mensaje de voz';

export const sendVoiceHandler = implementPrepared(
  sendVoice,
  ({ file }, context) => keepFile(context, file, keeping),
  ({ file: _file, seconds, ...written }, context, { hash }) =>
    writeMessage(context, { ...written, body: '' }, async () => [{ hash, name, seconds }]),
  {
    // A file is not even read of somebody who is not in the conversation.
    admit: async ({ chatId }, context) => void (await findChat(context, chatId)),
  },
);
