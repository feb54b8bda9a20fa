import type { WorkTools } from '../../workshop/serveWork';
import type { Proofs } from '../proofs/revocation';
import type { Evidence } from './evidencePages';
import type { Seal } from './fillField';

type Tools = WorkTools;

/** This work keeps a processor busy for as long as a PDF is thick. Each library is loaded when it is first needed. */
export const pdfBench = {
  /** Its pages, or why it cannot be signed. */
  pdfCheck: async (_tools: Tools, bytes: Uint8Array): Promise<number> =>
    (await (await import('./openPdf')).openPdf(bytes)).getPageCount(),
  pdfPrepare: async (_tools: Tools, bytes: Uint8Array, evidence: Evidence): Promise<Uint8Array> =>
    (await import('./preparePdf')).preparePdf(bytes, evidence),
  pdfFill: async (_tools: Tools, bytes: Uint8Array, seal: Seal, room: number) =>
    (await import('./fillField')).fillField(bytes, seal, room),
  pdfProofs: async (_tools: Tools, bytes: Uint8Array, proofs: Proofs): Promise<Uint8Array> =>
    (await import('./addProofs')).addProofs(bytes, proofs),
  pdfSeals: async (_tools: Tools, bytes: Uint8Array) =>
    (await import('./readFile')).readFile(bytes),
};
