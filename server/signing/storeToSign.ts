import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import type { FileStore } from '../files/store/fileStore';
import { storePdf } from '../files/storePdf';
import { Fault } from '../http/fault';
import type { PdfWork, Turn } from './pdf/pdfWork';

const MOST_MEGABYTES = 25;

/** A PDF that can be signed; why another one cannot is said when it is brought. */
export const storeToSign =
  (pdf: PdfWork, turn: Turn) => async (db: Db, files: FileStore, file: File) => {
    if (file.size > MOST_MEGABYTES * 1024 * 1024) {
      const message = `El archivo pesa más de ${MOST_MEGABYTES} MB.`;
      throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const signablePages = await pdf.check(bytes, turn);
    const hash = await storePdf(db, files, bytes);
    await db.update(storedFile).set({ signablePages }).where(eq(storedFile.hash, hash));
    return { hash, mime: 'application/pdf', size: bytes.length, width: null, height: null };
  };
