// First: the viewer takes the rest of the library from the global that this sets.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as parts from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';

const at = (path: string) => new URL(path, location.origin).href;

pdfjs.GlobalWorkerOptions.workerSrc = at('/pdf.worker.mjs');

/** Where the worker finds what some files need. */
const resources = {
  wasmUrl: at('/pdfjs/wasm/'),
  cMapUrl: at('/pdfjs/cmaps/'),
  standardFontDataUrl: at('/pdfjs/standard_fonts/'),
  iccUrl: at('/pdfjs/iccs/'),
};

export { parts, pdfjs, resources };
