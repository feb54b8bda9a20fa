import { PDFDocument } from '@cantoo/pdf-lib';
import { loadPdf } from '../signing/pdf/loadPdf';
import { trimResources } from './trimResources';
import { withoutLinks } from './withoutLinks';

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
