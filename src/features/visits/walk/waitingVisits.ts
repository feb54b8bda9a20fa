import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';

const PHOTO = 'visita.agregarFoto';
const accions: readonly string[] = ['visita.llegar', PHOTO, 'visita.terminar', 'visita.noHacer'];
const isStep = ({ accion }: Pick<QueuedChange, 'accion'>) => accions.includes(accion);

type Waiting = Pick<QueuedChange, 'accion' | 'body'>;

function afterStep(visit: VisitDetail, { accion, body }: Waiting): VisitDetail {
  if (accion === PHOTO) return visit;
  if (accion === 'visita.llegar') {
    const arrivedAt = String(body.claimedAt);
    return { ...visit, state: 'arrived', late: false, arrivedAt, actions: ['finish', 'miss'] };
  }
  return accion === 'visita.terminar'
    ? { ...visit, state: 'done', late: false, actions: [], report: String(body.report ?? '') }
    : { ...visit, state: 'missed', late: false, actions: [], reason: String(body.reason ?? '') };
}

/** A visit as it will be once the steps that wait for the network are sent: the next one may be taken already. */
export const withWaiting = (visit: VisitDetail, waiting: readonly Waiting[]): VisitDetail =>
  waiting.filter(({ body }) => body.id === visit.id).reduce(afterStep, visit);

/** How many photos of a visit, or of one of its questions, are not sent yet. */
export const photosWaiting = (
  waiting: readonly Waiting[],
  visitId: number,
  question?: number | null,
): number =>
  waiting.filter(
    ({ accion, body }) =>
      accion === PHOTO &&
      body.id === visitId &&
      body.kind === 'photo' &&
      (question === undefined || (body.question ?? null) === question),
  ).length;

/** The steps of visits that wait for the network, and those that the server then refused. */
export function useWaitingVisits() {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  return { waiting: pending.filter(isStep), refused: refused.filter(isStep) };
}
