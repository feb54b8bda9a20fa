export const chatPath = (chatId: number) => `/chats/${chatId}`;

/** A conversation, opened at one of its messages. */
export const messagePath = (chatId: number, messageId: number) =>
  `${chatPath(chatId)}?m=${messageId}`;
