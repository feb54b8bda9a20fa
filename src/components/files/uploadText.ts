import type { UploadState } from '@/services/files/fileUpload';

/** What a row says of a file on its way. */
export function uploadText(state: UploadState['state'], percent: number, message: string): string {
  if (state === 'waiting') return 'Espera su turno';
  if (state === 'sending') return percent >= 100 ? 'Revisando' : `Subiendo: ${percent} %`;
  if (state === 'failed') return percent > 0 ? `Quedó en ${percent} %. ${message}` : message;
  return state === 'refused' ? message : 'Subido';
}
