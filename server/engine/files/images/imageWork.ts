import { Fault } from '../../http/fault';
import { Lost } from '../../workshop/lost';
import type { WorkOptions, Workshop } from '../../workshop/openWorkshop';
import type { ImageVersions } from './shrinkImage';

/** Shrinks a picture whose larger side is known. */
export type ImageWork = (from: Uint8Array, larger: number) => Promise<ImageVersions>;

/** A camera's largest takes some seconds of a busy machine. */
const PATIENCE_MS = 30_000;

export const tooLargeImage = () =>
  new Fault(
    413,
    'archivo_grande',
    'La imagen tiene demasiados píxeles: achicala antes de subirla.',
    { fields: { file: 'La imagen tiene demasiados píxeles.' } },
  );

function told(error: unknown): unknown {
  if (!(error instanceof Lost)) return error;
  const { why, retryAfter } = error;
  if (why === 'memory' || why === 'late') return tooLargeImage();
  const words = 'Hay imágenes sin terminar: probá de nuevo en unos segundos.';
  return why === 'busy'
    ? new Fault(429, 'ocupado', words, { retryAfter })
    : new Fault(503, 'ocupado', words, { retryAfter: 5 });
}

/** In a process with limits of time and memory, where whose it is has one worked on at a time. */
export const imageWork =
  (
    workshop: Workshop,
    turn: Pick<WorkOptions, 'turn' | 'background'>,
    work: 'shrinkImage' | 'shrinkLogo' = 'shrinkImage',
  ): ImageWork =>
  (from, larger) =>
    workshop
      .run(work, [from, larger], { ...turn, patienceMs: PATIENCE_MS })
      .catch((error: unknown) => {
        throw told(error);
      });

/** Here and now, for pictures that we drew. */
export const ownImageWork: ImageWork = async (from, larger) => {
  const { shrinkImage } = await import('./shrinkImage');
  return shrinkImage(from, larger);
};
