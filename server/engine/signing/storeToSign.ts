import { fileLimits } from '@contract/files/fileLimits';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { refuseOver } from '../files/refuseOver';
import type { FileStore } from '../files/store/fileStore';
import { storePdf } from '../files/storePdf';
import type { PdfWork, Turn } from './pdf/pdfWork';

/** A PDF that can be signed; why another one cannot is said when it is brought. */
export const storeToSign =
  (pdf: PdfWork, turn: Turn) => async (db: Db, files: FileStore, file: File) => {
    refuseOver(file, fileLimits.paper);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const signablePages = await pdf.check(bytes, turn);
    const hash = await storePdf(db, files, bytes);
    await db.update(storedFile).set({ signablePages }).where(eq(storedFile.hash, hash));
    return { hash, mime: 'application/pdf', size: bytes.length, width: null, height: null };
  };
