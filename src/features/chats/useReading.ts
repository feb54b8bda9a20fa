import { useEffect, useRef } from 'react';
import { useMarkChatReadMutation } from './chatChanges';

interface Reading {
  chatId: number;
  /** How far the server knows that it was read. */
  readId: number;
  newestId: number | null;
  /** The end of it is in sight. */
  atEnd: boolean;
}

/** Long enough to have seen it. */
const GLANCE_MS = 400;

/** Messages in sight of a page that is looked at are read. */
export function useReading({ chatId, readId, newestId, atEnd }: Reading): void {
  const [mark] = useMarkChatReadMutation();
  const told = useRef(readId);
  useEffect(() => {
    if (!atEnd || newestId === null) return undefined;
    const read = () => {
      const known = Math.max(readId, told.current);
      if (document.visibilityState !== 'visible' || newestId <= known) return;
      told.current = newestId;
      void mark({ id: chatId, messageId: newestId });
    };
    const timer = setTimeout(read, GLANCE_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [chatId, readId, newestId, atEnd, mark]);
}
