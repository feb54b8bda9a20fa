import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { heavyPdf } from './heavyPdf';

/** More pages than anybody reads before signing them. */
const MOST_PAGES = 5000;
/** Lists within lists, which are no pages themselves. */
const MOST_LISTS = 20_000;
const TOO_MANY =
  'Ese PDF tiene demasiadas páginas: dividilo en partes de hasta 5.000 y probá con cada una.';

/** How many pages it has, told before any of them is opened: a list may name one page a million times, or itself. */
export function countPages({ catalog, context }: PDFDocument): number {
  const waiting = [catalog.lookup(PDFName.of('Pages'), PDFDict)];
  const lists = new Set<PDFDict>();
  let pages = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const kids = node.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) {
      pages += 1;
      continue;
    }
    if (lists.has(node)) throw new Error('a list of pages that names itself');
    lists.add(node);
    if (kids.size() + waiting.length > MOST_PAGES + MOST_LISTS) throw heavyPdf(TOO_MANY);
    for (let at = 0; at < kids.size(); at += 1) {
      const kid = context.lookupMaybe(kids.get(at), PDFDict);
      if (kid) waiting.push(kid);
    }
    if (pages + waiting.length > MOST_PAGES + MOST_LISTS) throw heavyPdf(TOO_MANY);
  }
  if (pages > MOST_PAGES) throw heavyPdf(TOO_MANY);
  return pages;
}
