import { type Mention, withNames } from '@contract/chats/mentionText';
import { voiceLength } from '@contract/chats/voiceLength';
import { counted } from '@contract/core/counted';
import type { ChatDetail, ChatRow, Message } from '@/services/wms/generated/chats.gen';
import { clock } from '@/utils/clock';
import { localDay } from '@/utils/localDay';

export const DELETED = 'Mensaje borrado';

interface Quoted {
  body: string;
  /** The people whom it calls, where their names do not stand in the words already. */
  mentions?: readonly Mention[];
  files: number;
  /** How long it is, where it is a voice. */
  voice?: number | null;
  deleted: boolean;
}

/** A message on one line: its words, its voice, or that there are files. */
export function quoteOf({ body, mentions = [], files, voice, deleted }: Quoted): string {
  if (deleted) return DELETED;
  const words = withNames(body, mentions).replace(/\s+/g, ' ');
  if (words) return words;
  if (voice) return `Mensaje de voz · ${voiceLength(voice)}`;
  // Neither words nor files: it was said before some of those who read now came.
  if (files === 0) return 'Un mensaje anterior';
  return files === 1 ? 'Un archivo' : `${files} archivos`;
}

/** The same of a message that came whole. */
export const quoteOfMessage = ({ files, ...message }: Message): string =>
  quoteOf({ ...message, files: files.length, voice: files[0]?.seconds ?? null });

/** The last message on one line. */
export function previewOf({ kind, last }: ChatRow, me: number | undefined): string {
  if (!last) return 'Todavía no hay mensajes';
  const who = last.authorId === me ? 'Vos: ' : kind === 'direct' ? '' : `${last.authorName}: `;
  return last.deleted ? DELETED : `${who}${quoteOf(last)}`;
}

const hour = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayAndMonth = new Intl.DateTimeFormat('es-AR', { day: '2-digit', month: '2-digit' });
const wholeDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export const hourOf = (at: string): string => hour.format(new Date(at));

/** The hour of today, the day of before. */
export function whenShort(at: string): string {
  const date = new Date(at);
  return localDay(date) === localDay() ? hour.format(date) : dayAndMonth.format(date);
}

/** "Hoy", "Ayer", "Lunes, 23 de noviembre". */
export function dayName(at: string): string {
  const date = new Date(at);
  const yesterday = clock.now();
  yesterday.setDate(yesterday.getDate() - 1);
  if (localDay(date) === localDay()) return 'Hoy';
  if (localDay(date) === localDay(yesterday)) return 'Ayer';
  const text = wholeDay.format(date);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const silenceTexts: Readonly<Record<NonNullable<ChatDetail['silence']>, string>> = {
  readOnly: 'En este canal escriben solo quienes conducen el área.',
  closed: 'Este canal está cerrado: lo que se dijo se puede seguir leyendo.',
  left: 'Ya no estás en este grupo: leés lo que se dijo hasta que saliste.',
  gone: 'Esa persona ya no tiene mensajes.',
  offShift: 'Se lee y se escribe durante el turno: seguís viendo lo que se dijo mientras estabas.',
  blocked: 'Esa persona no recibe mensajes tuyos.',
  blocking: 'Bloqueaste a esta persona. En las opciones de la conversación podés desbloquearla.',
};

/** Under the name: with whom one talks. */
export function chatDetailText({ kind, members, memberCount, siteName }: ChatDetail, me?: number) {
  const people = counted(memberCount, 'persona', 'personas');
  if (kind === 'group') return memberCount > 0 ? people : '';
  if (kind === 'area') return [siteName, people].filter(Boolean).join(' · ');
  if (kind === 'shift') {
    const atWork = counted(memberCount, 'persona en su turno', 'personas en su turno');
    return [siteName, memberCount > 0 ? atWork : ''].filter(Boolean).join(' · ');
  }
  const other = members.find(({ accountId }) => accountId !== me);
  return other?.person.position ?? '';
}
