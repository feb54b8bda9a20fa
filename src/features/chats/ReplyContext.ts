import { createContext } from 'react';
import type { Message } from '@/services/wms/generated/chats.gen';

/** Begins an answer to a message; null where nothing can be written. */
export const ReplyContext = createContext<((message: Message) => void) | null>(null);
