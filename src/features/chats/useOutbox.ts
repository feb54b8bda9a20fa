import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { keepAndSend } from '@/services/offline/keepAndSend';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { SessionState } from '@/services/session/sessionStore';
import { newKey } from '@/services/wms/newKey';
import type { Voice } from './voice/recordVoice';

const WORDS = 'mensaje.enviar';
const VOICE = 'mensaje.enviarVoz';

interface Manner {
  urgent: boolean;
  asksAck: boolean;
  replyToId?: number;
}

export interface NewMessage extends Manner {
  body: string;
  files: string[];
}

export interface NewVoice extends Manner, Voice {}

/** The outbox holds what was written in a conversation and is not there yet: it outlives the page, and goes in order. */
export function useOutbox(chatId: number) {
  const { getState } = useStore<SessionState>();
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  const ofThis = ({ accion, body }: QueuedChange) =>
    (accion === WORDS || accion === VOICE) && body.chatId === chatId;
  const keep = useCallback(
    (accion: string, said: object) => {
      const clientId = newKey();
      const body = { chatId, clientId, ...said };
      return keepAndSend({ accion, body, key: clientId }, getState);
    },
    [chatId, getState],
  );
  const send = useCallback(
    ({ body, ...more }: NewMessage) => keep(WORDS, { ...more, body: body.trim() }),
    [keep],
  );
  const sendVoice = useCallback((voice: NewVoice) => keep(VOICE, voice), [keep]);
  return {
    send,
    sendVoice,
    waiting: pending.filter(ofThis),
    refused: refused.filter(ofThis),
    tryAgain: (change: QueuedChange) => void offlineQueue.tryAgain(change, getState),
    forget: (change: QueuedChange) => void offlineQueue.forget(change),
  };
}
