import { MOST_MENTIONS, mentionedIn } from '@contract/chats/mentionText';

export const mentionWords = {
  tooMany: `Un mensaje menciona hasta ${MOST_MENTIONS} personas.`,
  stranger: 'Mencionás a alguien que no está en la conversación o que no recibe tus mensajes.',
} as const;

/** Why these people are not called; null where they are. Those who were called before need not be there any more. */
export function mentionRefusal(
  body: string,
  memberIds: ReadonlySet<number>,
  before: readonly number[] = [],
): string | null {
  const called = mentionedIn(body);
  if (called.length > MOST_MENTIONS) return mentionWords.tooMany;
  const strangers = called.filter((id) => !memberIds.has(id) && !before.includes(id));
  return strangers.length > 0 ? mentionWords.stranger : null;
}
