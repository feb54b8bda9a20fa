import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What nothing leads to any more goes too: a file that was attached, a script. */
export function dropUnreachable({ context }: PDFDocument): void {
  const { Root, Info, ID } = context.trailerInfo;
  const waiting: (PDFObject | undefined)[] = [Root, Info, ID];
  const reached = new Set<PDFRef>();
  for (let object = waiting.pop(); waiting.length > 0 || object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFStream) waiting.push(...object.dict.values());
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}
