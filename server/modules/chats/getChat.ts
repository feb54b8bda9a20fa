import { getChat } from '@contract/chats/chatAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentChat } from './presentChat';

export const getChatHandler = implement(getChat, ({ id }, context) => presentChat(context, id));
