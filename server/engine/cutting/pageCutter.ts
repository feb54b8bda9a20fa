import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { loadPdf } from '../signing/pdf/loadPdf';
import { startUnpacking } from '../signing/pdf/unpacking';

/** Fewer than these weigh nothing worth the reading. */
const MANY = 20;

/** This reads the drawing of a page as text; null where it cannot be read. */
function drawn(page: PDFPage): string | null {
  startUnpacking();
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  let text = '';
  for (const part of parts) {
    const stream = part && page.doc.context.lookup(part);
    if (!(stream instanceof PDFRawStream)) return null;
    text += `${Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')}\n`;
  }
  return text;
}

/**
 * Some systems give all pages one list of fonts and images, those of everybody: without this each slip would carry
 * what stands on the others.
 */
function trimResources(page: PDFPage): void {
  const { context } = page.doc;
  const resources = page.node.Resources();
  const kinds = (['XObject', 'Font'] as const).map((kind) => PDFName.of(kind));
  const lists = kinds.flatMap((kind) => {
    const list = resources?.lookupMaybe(kind, PDFDict);
    return list && list.keys().length > MANY ? [{ kind, list }] : [];
  });
  if (!resources || lists.length === 0) return;
  const text = drawn(page);
  if (text === null) return;
  const used = new Set(text.match(/\/[^\s/[\]<>()]+/g));
  const own = resources.clone(context);
  for (const { kind, list } of lists) {
    const kept = PDFDict.withContext(context);
    for (const [name, value] of list.entries()) {
      if (used.has(name.asString())) kept.set(name, value);
    }
    own.set(kind, kept);
  }
  page.node.set(PDFName.of('Resources'), own);
}

export interface PageCutter {
  /** A PDF of these pages alone, both from 1. */
  cut(fromPage: number, toPage: number): Promise<Uint8Array>;
}

/** Opened once for all the slips of a file, however many they are. */
export async function openPageCutter(bytes: Uint8Array): Promise<PageCutter> {
  const source = await loadPdf(bytes);
  const pages = source.getPages();
  return {
    cut: async (fromPage, toPage) => {
      const numbers = Array.from({ length: toPage - fromPage + 1 }, (_, at) => fromPage - 1 + at);
      for (const number of numbers) {
        const page = pages[number];
        if (!page) throw new Error(`the file has no page ${number + 1}`);
        withoutLinks(page);
        trimResources(page);
      }
      const slip = await PDFDocument.create({ updateMetadata: false });
      for (const page of await slip.copyPages(source, numbers)) slip.addPage(page);
      return slip.save();
    },
  };
}

const names = (...list: string[]) => list.map((name) => PDFName.of(name));

/** These entries lead from a page to others, and would bring them along. */
const ofPage = names('B', 'AA', 'StructParents');
const ofNote = names('P', 'Parent', 'Popup', 'Dest', 'A', 'AA', 'StructParent');
const link = PDFName.of('Link');

/** A stamp or a filled field stays as it is seen; where a link led to is somebody else's page. */
function withoutLinks(page: PDFPage): void {
  for (const name of ofPage) page.node.delete(name);
  const notes = page.node.Annots();
  for (let at = (notes?.size() ?? 0) - 1; notes && at >= 0; at -= 1) {
    const note = page.doc.context.lookup(notes.get(at));
    if (!(note instanceof PDFDict) || note.get(PDFName.of('Subtype')) === link) notes.remove(at);
    else for (const name of ofNote) note.delete(name);
  }
}
