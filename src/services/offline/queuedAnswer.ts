import type { SessionState } from '../session/sessionStore';
import type { PostComment } from '../wms/generated/posts.gen';
import type { WmsObject } from '../wms/wmsCall';

type Meanwhile = (body: WmsObject, state: SessionState) => unknown;

let temporaryId = 0;

const answers: Record<string, Meanwhile> = {
  'publicacion.comentar': ({ postId, body }, { user }): PostComment => {
    temporaryId -= 1;
    const author = {
      id: null,
      name: user.NAME ?? '',
      position: user.POSITION ?? null,
      imageUrl: user.IMAGE_URL ?? '',
    };
    const createdAt = new Date().toISOString();
    const [post, text] = [Number(postId), String(body)];
    return { id: temporaryId, postId: post, author, body: text, createdAt, canDelete: false };
  },
};

/** What a change that waits answers meanwhile, of the shape that the server will give. */
export function queuedAnswer(accion: string, body: WmsObject, state: SessionState): unknown {
  return answers[accion]?.(body, state) ?? { ok: true };
}
