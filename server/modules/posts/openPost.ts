import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { lockPost, type PostRow } from './postQueries';
import { postActions } from './postRules';

/** A post that may still be answered: on the wall, within reach, and held against changes meanwhile. */
export async function openPost({ db, viewer }: Context, id: number): Promise<PostRow> {
  const row = await lockPost(db, viewer, id);
  if (!row) throw notFound('La publicación no existe o ya no está a tu alcance.');
  if (!postActions(viewer, row).includes('comment')) {
    throw conflict('La publicación ya no está en el muro.');
  }
  return row;
}
