export interface MentionQuery {
  /** Where the @ stands. */
  from: number;
  /** The letters that stand after it. */
  words: string;
}

const begun = /(?:^|[\s([{¿¡"“«'-])@([\p{L}\p{N}]*(?: [\p{L}\p{N}]+){0,3})$/u;

/** The name that is being written where the caret stands; null where none is. An @ within a word is an address. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const words = before.match(begun)?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, words };
}
