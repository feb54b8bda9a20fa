import { sendMessage } from '@contract/chats/messageAcciones';
import { implement } from '../../engine/acciones/implement';
import { uploadedFiles } from '../../engine/files/uploads/uploadedFiles';
import { invalid } from '../../engine/http/fault';
import { writeMessage } from './writeMessage';

export const sendMessageHandler = implement(sendMessage, async ({ files, ...written }, context) =>
  writeMessage(context, written, async () => {
    if (written.body === '' && files.length === 0) throw invalid({ body: 'Escribí un mensaje.' });
    return uploadedFiles(context.db, context.viewer.accountId, 'message', files);
  }),
);
