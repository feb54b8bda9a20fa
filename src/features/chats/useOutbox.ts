import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { keepAndSend } from '@/services/offline/keepAndSend';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { SessionState } from '@/services/session/sessionStore';
import { newKey } from '@/services/wms/newKey';

const ACCION = 'mensaje.enviar';

export interface NewMessage {
  body: string;
  urgent: boolean;
  asksAck: boolean;
  files: string[];
  replyToId?: number;
}

/** The outbox holds what was written in a conversation and is not there yet: it outlives the page, and goes in order. */
export function useOutbox(chatId: number) {
  const { getState } = useStore<SessionState>();
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  const ofThis = ({ accion, body }: QueuedChange) => accion === ACCION && body.chatId === chatId;
  const send = useCallback(
    ({ body, ...more }: NewMessage) => {
      const clientId = newKey();
      const fields = { chatId, clientId, body: body.trim(), ...more };
      return keepAndSend({ accion: ACCION, body: fields, key: clientId }, getState);
    },
    [chatId, getState],
  );
  return {
    send,
    waiting: pending.filter(ofThis),
    refused: refused.filter(ofThis),
    tryAgain: (change: QueuedChange) => void offlineQueue.tryAgain(change, getState),
    forget: (change: QueuedChange) => void offlineQueue.forget(change),
  };
}
