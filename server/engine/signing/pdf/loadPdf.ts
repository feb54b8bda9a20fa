import { PDFDocument } from '@cantoo/pdf-lib';
import { refuseTooMuch, startUnpacking } from './unpacking';

/**
 * Opens a PDF as anybody may: one that its author only keeps from being changed opens without a password, and what is
 * made of it here is no longer kept from it. One that wants a password to be read does not open.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  startUnpacking();
  const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  refuseTooMuch();
  document.context.trailerInfo.Encrypt = undefined;
  return document;
}
