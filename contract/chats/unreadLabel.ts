/** Conversations that wait to be read, in the number that there are. */
export const unreadLabel = (chats: number): string =>
  chats === 1 ? 'Conversación sin leer' : 'Conversaciones sin leer';
