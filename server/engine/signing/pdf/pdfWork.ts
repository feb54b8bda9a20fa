import { Fault } from '../../http/fault';
import { Lost } from '../../workshop/lost';
import { WorkFault } from '../../workshop/openBench';
import type { WorkOptions, Workshop } from '../../workshop/openWorkshop';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import type { Proofs } from '../proofs/revocation';
import type { Evidence } from './evidencePages';
import type { Seal } from './fillField';
import { heavyPdf } from './heavyPdf';
import type { FileRead } from './readFile';
import type { Fill, Sealed, Stamping } from './sealBy';

/** The owner of a file, so that one person's heavy one holds up nobody else. */
export type Turn = Pick<WorkOptions, 'turn' | 'background'>;

/** The work on PDFs that somebody brought. */
export interface PdfWork {
  /** Its pages, or why it cannot be signed. */
  check(bytes: Uint8Array, turn: Turn): Promise<number>;
  prepare(bytes: Uint8Array, evidence: Evidence, turn: Turn): Promise<Uint8Array>;
  seal(bytes: Uint8Array, seal: Seal, certificate: SealingCertificate, turn: Turn): Promise<Sealed>;
  /** The hash and the seals that its bytes have. */
  read(bytes: Uint8Array, turn: Turn): Promise<FileRead>;
}

const UNREADABLE =
  'No se puede trabajar con ese PDF: guardalo con “Imprimir a PDF” y probá con esa copia.';

/** A fault of the library is one of the file: the maker of a file may have left anything in it. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof WorkFault)) return error;
  return new Fault(415, 'archivo_tipo', UNREADABLE, { fields: { file: UNREADABLE } });
}

function told(error: unknown): unknown {
  if (!(error instanceof Lost)) return error;
  if (error.why === 'late' || error.why === 'memory') {
    return heavyPdf();
  }
  const { retryAfter } = error;
  return retryAfter === undefined
    ? new Fault(503, 'pdf_interrumpido', 'No se terminó de trabajar ese PDF: probá de nuevo.')
    : new Fault(429, 'ocupado', 'Hay archivos tuyos sin terminar: probá en unos segundos.', {
        retryAfter,
      });
}

/** Others who vouch for a seal: of its time, and of its certificate. */
export interface Witnesses {
  stamping?: Stamping;
  proofs?: (certificate: SealingCertificate) => Promise<Proofs | null>;
}

/** In processes with limits of time and memory. */
export function pdfWork(workshop: Workshop, { stamping, proofs }: Witnesses = {}): PdfWork {
  const asked = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw told(error);
    });
  const opened = <T>(work: Promise<T>) =>
    asked(work).catch((error: unknown) => {
      throw unreadable(error);
    });
  return {
    check: (bytes, turn) => opened(workshop.run('pdfCheck', [bytes], turn)),
    prepare: (bytes, evidence, turn) =>
      opened(workshop.run('pdfPrepare', [bytes, evidence], { ...turn, patienceMs: 30_000 })),
    seal: async (bytes, seal, certificate, turn) => {
      const options = { ...turn, patienceMs: 30_000 };
      const fill: Fill = (...given) => asked(workshop.run('pdfFill', given, options));
      // Asked first: a certificate that was revoked seals nothing.
      const kept = await proofs?.(certificate);
      const { sealBy } = await import('./sealBy');
      const sealed = await sealBy(fill, stamping)(bytes, seal, certificate);
      if (!kept) return sealed;
      const whole = await asked(workshop.run('pdfProofs', [sealed.bytes, kept], options));
      return { ...sealed, bytes: whole };
    },
    read: (bytes, turn) => opened(workshop.run('pdfSeals', [bytes], turn)),
  };
}
