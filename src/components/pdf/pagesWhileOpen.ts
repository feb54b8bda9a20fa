import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Answers requests for pages only while the document is open. The library's viewer goes on loading pages after it was
 * taken down, and reports each one that the closed document refuses as an error.
 */
export function pagesWhileOpen(document: Pick<PDFDocumentProxy, 'getPage'>, isOpen: () => boolean) {
  const getPage = document.getPage.bind(document);
  document.getPage = (number) =>
    new Promise((resolve, reject) => {
      const ifOpen =
        <T>(answer: (value: T) => void) =>
        (value: T) => {
          if (isOpen()) answer(value);
        };
      getPage(number).then(ifOpen(resolve), ifOpen(reject));
    });
}
