import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import type { Services } from '../acciones/context';
import { readStored } from '../files/readStored';
import { conflict, Fault } from '../http/fault';
import type { Turn } from './pdf/pdfWork';
import { turnOfTask } from './turnOf';

type Tools = Pick<Services, 'files' | 'pdf'>;

/** Whether a PDF can be signed is found out once, when it is brought, and kept beside its content. */
export async function lookAtPdf(db: Db, { files, pdf }: Tools, hash: string, turn: Turn) {
  const found = await pdf.check(await readStored(files, hash), turn).then(
    (signablePages) => ({ signablePages, unsignable: null }),
    (error: unknown) => {
      // A file that was not looked at for lack of time may still be fit to sign.
      if (error instanceof Fault && error.status < 500 && error.status !== 429) {
        return { signablePages: null, unsignable: error.message };
      }
      throw error;
    },
  );
  await db.update(storedFile).set(found).where(eq(storedFile.hash, hash));
}

/** The pages of a PDF that can be signed, or why it cannot. Nothing is opened here: it may be asked in a transaction. */
export async function signableOf(
  { db, services }: { db: Db; services: Services },
  hash: string,
): Promise<{ pages: number } | { why: string }> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
  if (file?.signablePages != null) return { pages: file.signablePages };
  if (file?.unsignable != null) return { why: file.unsignable };
  void lookAtPdf(services.database.db, services, hash, turnOfTask(`look:${hash}`)).catch(
    () => undefined,
  );
  throw conflict('Todavía se está revisando ese PDF: probá de nuevo en unos segundos.');
}
