import { isDeepStrictEqual } from 'node:util';
import { post } from '../../db/schema/posts';
import { conflict, forbidden } from '../../engine/http/fault';
import { defineChanges } from '../../engine/store/defineChanges';
import { audienceOf, eventAudienceOf } from './postAudience';
import { lockPost, noPost, type PostRow, visiblePost } from './postQueries';
import { type PostAction, postActions } from './postRules';
import { presentPost } from './presentPosts';

const refusals: Record<Exclude<PostAction, 'comment'>, string> = {
  edit: 'No podés editar esta publicación.',
  archive: 'No podés archivar esta publicación.',
  restore: 'No podés restaurar esta publicación.',
  seeReaders: 'Solo quien publicó ve las lecturas.',
  remind: 'No podés recordar esta publicación.',
};

/** The only way in which a post changes. */
export const postsStore = defineChanges({
  table: post,
  entity: 'post',
  missing: noPost,
  lock: ({ db, viewer }, id) => lockPost(db, viewer, id),
  row: (found) => found,
  present: async (asking, id) =>
    presentPost(asking.db, asking.viewer, await visiblePost(asking, id)),
  actions: ({ viewer }, row: PostRow): PostAction[] => postActions(viewer, row),
  refusal: (_row, action) =>
    action === 'comment'
      ? conflict('La publicación ya no está en el muro.')
      : forbidden(refusals[action]),
  // Where it is written, all that was written, as it was read before.
  audited: ({ before, after, done }) =>
    done.told ?? {
      before: { archivedAt: before?.archivedAt },
      after: { archivedAt: after.archivedAt },
    },
  async tell({ emit }, after, before) {
    const tags = [
      { type: 'Post', id: 'LIST' },
      { type: 'Post', id: after.id },
    ] as const;
    const was = before && audienceOf(before);
    const is = audienceOf(after);
    await emit(tags, eventAudienceOf(is, after.authorId));
    // People who no longer see it must hear of it too.
    if (was && !isDeepStrictEqual(was, is)) await emit(tags, eventAudienceOf(was, after.authorId));
  },
});
