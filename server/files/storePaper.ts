import { fileTypeFromBuffer } from 'file-type/node';
import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import { Fault } from '../http/fault';
import { imageTypes } from './checkFileType';
import type { FileStore } from './store/fileStore';
import { storeImage } from './storeImage';

interface PaperRules {
  /** Kept to the letter: another byte would be another paper. */
  asTheyCame: readonly string[];
  mostMegabytes: number;
  /** What may be brought, in words. */
  allowed: string;
  /** Only papers, no picture of one. */
  noPictures?: true;
}

/** A PDF or an office document as it came, or a picture, straightened and shrunk. */
const storePaper =
  ({ asTheyCame, mostMegabytes, allowed, noPictures }: PaperRules) =>
  async (db: Db, files: FileStore, file: File) => {
    if (file.size > mostMegabytes * 1024 * 1024) {
      const message = `El archivo pesa más de ${mostMegabytes} MB.`;
      throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    if (!noPictures && (imageTypes as readonly string[]).includes(mime)) {
      return storeImage(db, files, file);
    }
    if (!asTheyCame.includes(mime)) {
      const message = `Ese tipo de archivo no se admite: subí ${allowed}.`;
      throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
    }
    const stored = { hash: await files.put(bytes), mime, size: bytes.length };
    await db.insert(storedFile).values(stored).onConflictDoNothing();
    return { ...stored, width: null, height: null };
  };

const pdf = 'application/pdf';
const openXml = 'application/vnd.openxmlformats-officedocument';

/** A photo of a certificate, or the PDF that the doctor sent. */
export const storeCertificate = storePaper({
  asTheyCame: [pdf],
  mostMegabytes: 15,
  allowed: 'una foto o un PDF',
});

/** A paper of somebody's file. */
export const storeDocument = storePaper({
  asTheyCame: [
    pdf,
    `${openXml}.wordprocessingml.document`,
    `${openXml}.spreadsheetml.sheet`,
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  mostMegabytes: 25,
  allowed: 'un PDF, una foto, un documento de Word o una planilla',
});

/** What the payroll system gave: slips to split, or a ZIP of them. */
export const storePayroll = storePaper({
  asTheyCame: [pdf, 'application/zip'],
  mostMegabytes: 25,
  allowed: 'un PDF o un ZIP de varios',
  noPictures: true,
});
