import { pushNotice } from '@/components/feedback/noticeQueue';
import type { Round } from '@/services/offline/offlineQueue';

const names: Record<string, string> = {
  'publicacion.comentar': 'tu comentario',
  'publicacion.confirmarLectura': 'tu confirmación de lectura',
  'publicacion.reaccionar': 'tu reacción',
};

/** A change that waited and that the server then refused for good. */
export function tellDropped({ change, error }: Round['refused'][number]): void {
  const what = names[change.accion];
  // Of what was done behind the person's back nothing has to be told.
  if (!what) return;
  pushNotice({
    text: `No se guardó ${what}, que esperaba conexión. ${error.message}`,
    tone: 'error',
    detail: error.detail,
  });
}
