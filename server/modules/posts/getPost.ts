import { getPost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findPost } from './postQueries';
import { presentPost } from './presentPosts';

export const getPostHandler = implement(getPost, async ({ id }, { db, viewer }) => {
  const row = await findPost(db, viewer, id);
  if (!row) throw notFound('La publicación no existe o ya no está a tu alcance.');
  return presentPost(db, viewer, row);
});
