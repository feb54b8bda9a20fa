import { useCallback, useRef, useSyncExternalStore } from 'react';
import { typing } from '@/services/chats/typing';
import { type ChatDetail, useTellTypingMutation } from '@/services/wms/generated/chats.gen';
import { handled } from '@/services/wms/handled';
import { clock } from '@/utils/clock';

const EVERY_MS = 3000;

/** "Ana está escribiendo…"; null while nobody is. */
export function useTypingText(chatId: number): string | null {
  const typists = useSyncExternalStore(typing.subscribe, () => typing.of(chatId));
  const [first, second, ...others] = typists.map(({ name }) => name);
  if (first === undefined) return null;
  if (second === undefined) return `${first} está escribiendo…`;
  return others.length > 0
    ? 'Varias personas están escribiendo…'
    : `${first} y ${second} están escribiendo…`;
}

/** Tells the others that one is writing, now and then. It matters to nobody whether that came through. */
export function useTellTyping({ id, kind }: Pick<ChatDetail, 'id' | 'kind'>): () => void {
  const [tell] = useTellTypingMutation();
  const told = useRef(0);
  return useCallback(() => {
    const now = clock.ms();
    if (kind === 'area' || kind === 'shift' || now - told.current < EVERY_MS) return;
    if (!navigator.onLine) return;
    told.current = now;
    tell({ id }).unwrap().catch(handled);
  }, [id, kind, tell]);
}
