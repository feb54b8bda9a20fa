import type { WorkTools } from '../workshop/serveWork';
import type { PageTexts } from './pdfPages';

/** A file that came in a message is a part of it; the reader of PDFs wants bytes of its own, and no Buffer. */
const alone = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Reading what files say. */
export const textBench = {
  textWhole: async (_tools: WorkTools, bytes: Uint8Array, mime: string): Promise<string> =>
    (await import('./wholeText')).wholeText(alone(bytes), mime),
  /** Tells the words of each page, some pages at a time, in their order. */
  textPages: async ({ tell }: WorkTools, bytes: Uint8Array): Promise<void> => {
    const { pdfPages } = await import('./pdfPages');
    for await (const lot of pdfPages(alone(bytes), ' ')) await tell(lot satisfies PageTexts);
  },
};
