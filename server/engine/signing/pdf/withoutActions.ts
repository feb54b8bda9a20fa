import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What nothing leads to any more goes too: a file that was attached, a script. */
function dropUnreachable({ context }: PDFDocument): void {
  const { Root, Info, ID } = context.trailerInfo;
  const waiting: (PDFObject | undefined)[] = [Root, Info, ID];
  // One after another: a list may be longer than what a call takes.
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
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}

const name = PDFName.of;
/** What leads somewhere on the page or the network when it is pressed, and does nothing by itself. */
const harmless = new Set(['GoTo', 'URI', 'Named'].map((kind) => name(kind)));
/** Notes that hold or play something that is not on the page. */
const carriers = new Set(
  ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map((kind) => name(kind)),
);
const everywhere = ['AA', 'AF'].map((key) => name(key));
const ofCatalog = ['OpenAction', 'Collection', 'Requirements'].map((key) => name(key));

/** Every dictionary there is, also those that lie within others. */
function* dictionaries(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictionaries(object.dict);
  else if (object instanceof PDFDict) {
    yield object;
    for (const value of object.values()) yield* dictionaries(value);
  } else if (object instanceof PDFArray) {
    for (const value of object.asArray()) yield* dictionaries(value);
  }
}

function dropAction(dict: PDFDict): void {
  const action = dict.lookup(name('A'));
  if (!(action instanceof PDFDict)) return;
  const kind = action.lookup(name('S'));
  if (kind instanceof PDFName && harmless.has(kind)) action.delete(name('Next'));
  else if (kind !== undefined) dict.delete(name('A'));
}

function dropCarriers(page: PDFPage): void {
  const notes = page.node.Annots();
  for (let at = (notes?.size() ?? 0) - 1; notes && at >= 0; at -= 1) {
    const kind = notes.lookupMaybe(at, PDFDict)?.lookup(name('Subtype'));
    if (kind instanceof PDFName && carriers.has(kind)) notes.remove(at);
  }
}

/** A layer that is only printed, or only seen, would make two papers of one: each is then what it is by default. */
function oneLook(document: PDFDocument): void {
  const layers = document.catalog.lookupMaybe(name('OCProperties'), PDFDict);
  layers?.lookupMaybe(name('D'), PDFDict)?.delete(name('AS'));
  const groups = layers?.lookupMaybe(name('OCGs'), PDFArray);
  for (let at = 0; groups && at < groups.size(); at += 1) {
    groups.lookupMaybe(at, PDFDict)?.delete(name('Usage'));
  }
}

/**
 * Takes out what a reader would run, or show to one and not to another: nobody signs what somebody else sees
 * differently. Links stay.
 */
export function withoutActions(document: PDFDocument): void {
  const { catalog, context } = document;
  for (const key of ofCatalog) catalog.delete(key);
  const names = catalog.lookupMaybe(name('Names'), PDFDict);
  for (const key of ['JavaScript', 'EmbeddedFiles']) names?.delete(name(key));
  catalog.lookupMaybe(name('AcroForm'), PDFDict)?.delete(name('XFA'));
  for (const page of document.getPages()) dropCarriers(page);
  oneLook(document);
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictionaries(object)) {
      for (const key of everywhere) dict.delete(key);
      dropAction(dict);
    }
  }
  dropUnreachable(document);
}
