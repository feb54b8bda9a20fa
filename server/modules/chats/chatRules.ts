import type { ChatAction, ChatKind, chatSilence } from '@contract/chats/chat';
import type { z } from 'zod';

type Silence = z.infer<typeof chatSilence>;

/** A person stands so before a conversation that they may read. */
interface Standing {
  kind: ChatKind;
  /** Reads what was said until they left. */
  left: boolean;
  /** Closed by whoever administers. */
  closed: boolean;
  readOnly: boolean;
  owner: boolean;
  /** The head of the area, and whoever has people in their charge. */
  conducts: boolean;
  /** Is at work now; asked only of the channel of those who are. */
  onShift: boolean;
  /** In a conversation of two, the asker does not receive the messages of the other one, or the other way round. */
  blocked: { mine: boolean; theirs: boolean };
  /** The other one of two may still enter and has messages. */
  otherIsThere: boolean;
}

/** Why nothing can be written; null where it can. */
export function silenceOf(standing: Standing): Silence | null {
  const { kind, left, closed, readOnly, conducts, otherIsThere, onShift } = standing;
  if (left) return 'left';
  if (closed) return 'closed';
  if (kind === 'direct') {
    if (!otherIsThere) return 'gone';
    if (standing.blocked.mine) return 'blocking';
    return standing.blocked.theirs ? 'blocked' : null;
  }
  if (kind === 'shift') return onShift ? null : 'offShift';
  return kind === 'area' && readOnly && !conducts ? 'readOnly' : null;
}

/** The server allows these in a conversation. */
export function chatActions(standing: Standing): ChatAction[] {
  const { kind, left, owner, conducts } = standing;
  const actions: ChatAction[] = [];
  if (silenceOf(standing) === null) {
    actions.push('write');
    if (conducts) actions.push('urgent');
    // Two agree among themselves; a group and a channel have somebody who looks after them.
    if (kind === 'direct' || (kind === 'group' ? owner : conducts)) actions.push('pin');
  }
  if (kind === 'direct') return [...actions, standing.blocked.mine ? 'unblock' : 'block'];
  if (kind !== 'group' || left) return actions;
  if (owner) actions.push('rename', 'add', 'remove');
  return [...actions, 'leave'];
}

export const silenceWords: Readonly<Record<Silence, string>> = {
  readOnly: 'En este canal escriben solo quienes conducen el área.',
  closed: 'Este canal está cerrado.',
  left: 'Ya no estás en este grupo.',
  gone: 'Esa persona ya no tiene mensajes.',
  offShift: 'En este canal se escribe durante el turno.',
  blocked: 'Esa persona no recibe mensajes tuyos.',
  blocking: 'Bloqueaste a esa persona: desbloqueala para escribirle.',
};

const MINUTE = 60_000;

interface Said {
  authorId: number;
  sentAt: Date;
  deletedAt: Date | null;
}

/** Why somebody does not change what was said; null where they do. */
export function changeRefusal(
  { authorId, sentAt, deletedAt }: Said,
  accountId: number,
  now: Date,
  minutes: number,
): string | null {
  if (authorId !== accountId) return 'Solo quien lo escribió cambia un mensaje.';
  if (deletedAt !== null) return 'El mensaje ya se borró.';
  if (now.getTime() - sentAt.getTime() <= minutes * MINUTE) return null;
  return `Pasaron más de ${minutes} minutos: el mensaje ya no se puede cambiar.`;
}

/** Both accounts of a direct conversation, however it began. */
export const pairOf = (one: number, other: number): string =>
  `${Math.min(one, other)}:${Math.max(one, other)}`;

/** The other one of two; null in any other conversation. */
export function otherAccount(pair: string | null, accountId: number): number | null {
  const both = pair?.split(':').map(Number) ?? [];
  return both.find((one) => one !== accountId) ?? null;
}
