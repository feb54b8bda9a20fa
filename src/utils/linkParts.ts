export interface TextPart {
  /** Where in the text it starts. */
  at: number;
  text: string;
  /** Where it leads, when it is a link. */
  href?: string;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** The full stop after an address belongs to the sentence, as does a bracket that was not opened in it. */
const trailing = /[.,;:!?…'»)\]]+$/;

function trimmed(found: string): string {
  const end = found.match(trailing)?.[0] ?? '';
  if (end.startsWith(')') && found.includes('(')) return found.replace(/[.,;:!?…'»\]]+$/, '');
  return found.slice(0, found.length - end.length);
}

/** Text with its web addresses told apart; only http and https ever become links. */
export function linkParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of body.matchAll(address)) {
    const text = trimmed(match[0]);
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    if (!URL.canParse(href)) continue;
    if (match.index > from) parts.push({ at: from, text: body.slice(from, match.index) });
    parts.push({ at: match.index, text, href });
    from = match.index + text.length;
  }
  if (from < body.length) parts.push({ at: from, text: body.slice(from) });
  return parts;
}
