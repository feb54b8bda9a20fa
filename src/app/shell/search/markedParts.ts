import { foldText, typedWords } from '@/utils/foldText';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** A text in parts, those that were typed apart from the rest: where a word begins, or `anywhere` in it too. */
export function markedParts(text: string, query: string, anywhere: boolean): MarkedPart[] {
  const letters = [...text];
  // Each letter may fold to none or to several.
  const folded = letters.map(foldText);
  const plain = folded.join('');
  const marks = letters.map(() => false);
  for (const word of typedWords(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const begins = !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '');
      if (begins || (anywhere && word.length > 1)) mark(folded, marks, at, at + word.length);
    }
  }
  return joined(letters, marks);
}

function mark(folded: readonly string[], marks: boolean[], from: number, to: number): void {
  let at = 0;
  folded.forEach((letter, index) => {
    if (at < to && at + letter.length > from) marks[index] = true;
    at += letter.length;
  });
}

function joined(letters: readonly string[], marks: readonly boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const marked = marks[index] ?? false;
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += letter;
    else parts.push({ text: letter, marked });
  });
  return parts;
}
