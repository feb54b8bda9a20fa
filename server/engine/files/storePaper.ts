import { fileLimits } from '@contract/files/fileLimits';
import type { Db } from '../../db/Db';
import { Fault } from '../http/fault';
import { fileTypeOf } from './fileTypeOf';
import { imageTypes } from './images/checkFileType';
import type { ImageWork } from './images/imageWork';
import { storeImage } from './images/storeImage';
import { refuseOver } from './refuseOver';
import type { FileStore } from './store/fileStore';
import { storeAsItCame } from './storeAsItCame';

interface PaperRules {
  /** Kept to the letter: another byte would be another paper. */
  asTheyCame: readonly string[];
  mostMegabytes: number;
  /** The kinds of file that may be brought, in words. */
  allowed: string;
  /** Only papers, no picture of one. */
  noPictures?: true;
}

/** A PDF or an office document as it came, or a picture, straightened and shrunk. */
const storePaper =
  ({ asTheyCame, mostMegabytes, allowed, noPictures }: PaperRules) =>
  (images: ImageWork) =>
  async (db: Db, files: FileStore, file: File) => {
    refuseOver(file, mostMegabytes);
    const mime = await fileTypeOf(file);
    if (!noPictures && (imageTypes as readonly string[]).includes(mime)) {
      return storeImage(images)(db, files, file);
    }
    if (!asTheyCame.includes(mime)) {
      const message = `Ese tipo de archivo no se admite: subí ${allowed}.`;
      throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
    }
    return storeAsItCame(db, files, file, mime);
  };

const pdf = 'application/pdf';
const openXml = 'application/vnd.openxmlformats-officedocument';

/** A photo of a certificate, or the PDF that the doctor sent. */
export const storeCertificate = storePaper({
  asTheyCame: [pdf],
  mostMegabytes: fileLimits.certificate,
  allowed: 'una foto o un PDF',
});

/** A PDF that is read on the wall. */
export const storeWallPdf = storePaper({
  asTheyCame: [pdf],
  mostMegabytes: fileLimits.paper,
  allowed: 'un PDF',
  noPictures: true,
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
  mostMegabytes: fileLimits.paper,
  allowed: 'un PDF, una foto, un documento de Word o una planilla',
});

/** Payroll systems give this: slips to split, or a ZIP of them. */
export const storePayroll = storePaper({
  asTheyCame: [pdf, 'application/zip'],
  mostMegabytes: fileLimits.paper,
  allowed: 'un PDF o un ZIP de varios',
  noPictures: true,
});
