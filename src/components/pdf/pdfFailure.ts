import { type AppError, requestDetail } from '@/services/wms/appError';

const failed = (message: string, detail = '', status = 0): AppError => ({
  status,
  code: 'pdf',
  message,
  detail,
});

/** The library opens a file without pages as if it had some. */
export class NoPages extends Error {
  override name = 'NoPages';
}

/** Why a document does not open, by the names that the library gives its errors. */
export function pdfFailure(error: unknown): AppError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  const status = (error as { status?: number } | null)?.status ?? 0;
  switch (name) {
    case 'InvalidPDFException':
      return failed('El archivo está vacío, está dañado o no es un PDF.', message);
    case 'NoPages':
      return failed('El PDF no tiene páginas.');
    case 'InvalidCharacterError':
      return failed('El archivo llegó mal y no se puede leer.', message);
    case 'ResponseException':
      return status === 404
        ? failed('El archivo no existe o no está a tu alcance.', requestDetail('404'), status)
        : failed('No pudimos traer el archivo. Probá de nuevo.', requestDetail(message), status);
    default:
      return failed('No se pudo abrir el PDF.', message);
  }
}
