const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Cuts by what a person sees as a character, so that an accent or an emoji is never split. */
export function truncate(text: string | null | undefined, length = 25): string {
  if (!text || text.length <= length) return text ?? '';
  const parts = Array.from(characters.segment(text), ({ segment }) => segment);
  return parts.length <= length ? text : `${parts.slice(0, length).join('')}…`;
}
