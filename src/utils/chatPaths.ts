import { routes } from './paths';

export const chatPath = (id: number) => `${routes.chats}/${id}`;
/** A conversation, opened at one of its messages. */
export const chatAtPath = (id: number, messageId: number) => `${chatPath(id)}?m=${messageId}`;
/** Where the channels of the areas are opened and closed. */
export const chatChannelsPath = `${routes.chats}/channels`;
/** Where whoever looks after people reads the messages that they were shown. */
export const chatReportsPath = `${routes.chats}/reports`;
