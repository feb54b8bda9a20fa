import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import { post, postComment } from '../../../server/db/schema/posts';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Asking, Fields, Outcome, Somebody } from './aim';

/** A post of theirs for their own area. */
const posted =
  (input: (id: number, theirs: Somebody) => Fields, archivedAt: Date | null = null): Aim['at'] =>
  async (db, theirs) => {
    const values = {
      authorId: theirs.accountId,
      title: 'De prueba',
      body: '',
      audienceKind: 'area' as const,
      audienceIds: [theirs.areaId],
      archivedAt,
    };
    const [row] = await db.insert(post).values(values).returning({ id: post.id });
    return row ? input(row.id, theirs) : null;
  };

const publishesForAll = ({ scope, flags }: Asking) => scope === 'all' && can(flags, 'POSTS.CREATE');

/** Its author, whom it is for, and who publishes for everybody. */
function reads(asking: Asking, theirs: Somebody): Outcome {
  const seen = asking.areaId === theirs.areaId || publishesForAll(asking);
  return seen ? 'reached' : 'hidden';
}

function rules(asking: Asking, theirs: Somebody): Outcome {
  if (asking.accountId === theirs.accountId || publishesForAll(asking)) return 'reached';
  return reads(asking, theirs) === 'reached' ? 'refused' : 'hidden';
}

const readsIt = { at: posted((id) => ({ id })), expect: reads };
const rulesIt = { at: posted((id) => ({ id, version: 1 })), expect: rules };

export const postAims = {
  getPost: readsIt,
  confirmPostRead: readsIt,
  reactToPost: { at: posted((id) => ({ id, reaction: 'like' })), expect: reads },
  listPostComments: { at: posted((postId) => ({ postId })), expect: reads },
  commentPost: { at: posted((postId) => ({ postId, body: 'Hola' })), expect: reads },
  markPostsRead: {
    at: posted((id) => ({ ids: [id] })),
    expect: reads,
    found: (body) => (body as { marked: number }).marked === 1,
  },
  deletePostComment: {
    at: async (db, theirs, asking) => {
      const parent = await posted((postId) => ({ postId }))(db, theirs, asking);
      const postId = Number(parent?.postId);
      const values = { postId, authorId: theirs.accountId, body: 'Hola' };
      const [row] = await db.insert(postComment).values(values).returning({ id: postComment.id });
      return row ? { id: row.id, postId } : null;
    },
    expect: rules,
  },
  archivePost: rulesIt,
  restorePost: {
    at: posted((id) => ({ id, version: 1 }), clock.now()),
    // Off the wall it exists only for who rules over it.
    expect: (asking, theirs) => (rules(asking, theirs) === 'reached' ? 'reached' : 'hidden'),
  },
  listPostReaders: { at: posted((id) => ({ id })), expect: rules },
  remindPostReaders: { at: posted((id) => ({ id })), expect: rules },
  updatePost: {
    at: posted((id, { areaId }) => ({
      id,
      version: 1,
      title: 'Otro título',
      audience: { kind: 'area', ids: [areaId] },
    })),
    expect: rules,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
