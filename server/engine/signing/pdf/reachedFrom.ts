import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Every object to which one of these leads. */
export function reachedFrom(
  context: PDFContext,
  first: readonly (PDFObject | undefined)[],
): Set<PDFRef> {
  const waiting = [...first];
  // Objects are pushed one after another: a list may be longer than what a call takes.
  const wait = (objects: Iterable<PDFObject>) => {
    for (const object of objects) waiting.push(object);
  };
  const reached = new Set<PDFRef>();
  for (let object = waiting.pop(); waiting.length > 0 || object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFStream) wait(object.dict.values());
    else if (object instanceof PDFDict) wait(object.values());
    else if (object instanceof PDFArray) wait(object.asArray());
  }
  return reached;
}
