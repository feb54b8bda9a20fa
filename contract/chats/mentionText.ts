/** A message that calls more people is a message to everybody. */
export const MOST_MENTIONS = 20;

/** So many are offered at once while somebody writes an @. */
export const MOST_OFFERED = 8;

export interface Mention {
  personId: number;
  name: string;
}

/** A piece of a message: words, or a person who is called in them. */
export interface MentionPart {
  /** Where in the body it starts. */
  at: number;
  text: string;
  personId?: number;
}

const mark = /@\[p(\d{1,9})\]/g;

/** A person who left the organisation's records has no name any more. */
const UNKNOWN = 'alguien';

export const mentionMark = (personId: number): string => `@[p${personId}]`;

/** The people whom a message calls, each once. */
export const mentionedIn = (body: string): number[] => [
  ...new Set([...body.matchAll(mark)].map(([, personId]) => Number(personId))),
];

export function mentionParts(body: string, mentions: readonly Mention[]): MentionPart[] {
  const parts: MentionPart[] = [];
  let from = 0;
  for (const match of body.matchAll(mark)) {
    const personId = Number(match[1]);
    const name = mentions.find((one) => one.personId === personId)?.name ?? UNKNOWN;
    if (match.index > from) parts.push({ at: from, text: body.slice(from, match.index) });
    parts.push({ at: match.index, text: `@${name}`, personId });
    from = match.index + match[0].length;
  }
  if (from < body.length) parts.push({ at: from, text: body.slice(from) });
  return parts;
}

/** The message as people read it where nothing can be highlighted. */
export const withNames = (body: string, mentions: readonly Mention[]): string =>
  mentionParts(body, mentions)
    .map(({ text }) => text)
    .join('');

/** The way back: a name after an @ becomes its person, where only one of these people is called so. */
export function withMarks(text: string, people: readonly Mention[]): string {
  const ids = new Map<string, Set<number>>();
  for (const { name, personId } of people) {
    ids.set(name, (ids.get(name) ?? new Set()).add(personId));
  }
  // "Ana María" before "Ana": the longer name is the one that was meant.
  const names = [...ids.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  return names.reduce((body, name) => {
    const [personId, ...namesakes] = ids.get(name) ?? [];
    if (personId === undefined || namesakes.length > 0) return body;
    const written = new RegExp(
      `@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    return body.replace(written, mentionMark(personId));
  }, text);
}
