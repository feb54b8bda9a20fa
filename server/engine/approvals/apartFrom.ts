import type { Db } from '../../db/Db';
import type { Context } from '../acciones/context';
import { forbidden } from '../http/fault';
import { requestTypeNamed } from './registry';
import type { StoredRequest } from './seats';

/** The people whom the type of a request keeps from deciding it, besides its owner. */
export const apartFrom = async (
  db: Db,
  { type, subjectId }: Pick<StoredRequest, 'type' | 'subjectId'>,
): Promise<readonly number[]> => (await requestTypeNamed(type).apart?.(db, subjectId)) ?? [];

/** Refuses them in whoever's name they would decide: a delegation or another step may have led them here. */
export async function refuseApart(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  request: StoredRequest,
): Promise<void> {
  const apart = await apartFrom(db, request);
  if (viewer.personId !== null && apart.includes(viewer.personId)) {
    throw forbidden('Esta solicitud te toca de cerca: la decide otra persona.');
  }
}
