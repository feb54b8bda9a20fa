import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { reachedFrom } from './reachedFrom';

/** Objects to which nothing leads any more go too: a file that was attached, a script. */
function dropUnreachable({ context }: PDFDocument): void {
  const { Root, Info, ID } = context.trailerInfo;
  const reached = reachedFrom(context, [Root, Info, ID]);
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}

const name = PDFName.of;
/** Actions that lead somewhere on the page or the network when they are pressed, and do nothing by themselves. */
const harmless = new Set(['GoTo', 'URI', 'Named'].map((kind) => name(kind)));
/** Notes that hold or play something that is not on the page. */
const carriers = new Set(
  ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map((kind) => name(kind)),
);
const everywhere = ['AA', 'AF'].map((key) => name(key));
// Rights that another one gave over the file as it was: what is signed is another one.
const ofCatalog = ['OpenAction', 'Collection', 'Requirements', 'Perms', 'Legal'].map((key) =>
  name(key),
);

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

const [HIDDEN, PRINTED, UNSEEN, UNSEEN_AT_TIMES] = [2, 4, 32, 256];
/** Notes that are never on paper, and lie over nothing. */
const onScreen = new Set(['Link', 'Popup'].map((kind) => name(kind)));

/** A note that is only printed goes, and one that is only seen is printed too. */
function oneNote(page: PDFPage): void {
  const notes = page.node.Annots();
  for (let at = (notes?.size() ?? 0) - 1; notes && at >= 0; at -= 1) {
    const note = notes.lookupMaybe(at, PDFDict);
    const held = note?.lookup(name('F'));
    const flags = held instanceof PDFNumber ? held.asNumber() : 0;
    if (!note || flags & HIDDEN) continue;
    const kind = note.lookup(name('Subtype'));
    if (flags & UNSEEN) notes.remove(at);
    else if (!(kind instanceof PDFName && onScreen.has(kind)))
      note.set(name('F'), PDFNumber.of((flags & ~UNSEEN_AT_TIMES) | PRINTED));
  }
}

/** Another picture for the printer, a program for it, what stands in another file: who sees the page sees none of it. */
function oneStream(stream: PDFStream, ref: PDFRef, context: PDFContext): void {
  const { dict } = stream;
  for (const key of ['Alternates', 'OPI', 'Ref', 'PS']) dict.delete(name(key));
  const kinds = [dict.lookup(name('Subtype')), dict.lookup(name('Subtype2'))];
  if (kinds.includes(name('PS')) || dict.has(name('F'))) context.delete(ref);
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
  for (const page of document.getPages()) {
    dropCarriers(page);
    oneNote(page);
  }
  oneLook(document);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) oneStream(object, ref, context);
    for (const dict of dictionaries(object)) {
      for (const key of everywhere) dict.delete(key);
      dropAction(dict);
    }
  }
  dropUnreachable(document);
}
