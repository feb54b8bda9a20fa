import { countPostAudience } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { Fault } from '../../engine/http/fault';
import { storedAudience } from './postAudience';
import { countAudience } from './readerQueries';
import { checkAudience } from './savePostParts';

/** A person who only looks for whom they could write is not refused for it. */
function beyondReach(error: unknown): false {
  if (error instanceof Fault && error.status === 403) return false;
  throw error;
}

/** This counts as the readers of a post are counted: before it stands on the wall, too. */
export const countPostAudienceHandler = implement(
  countPostAudience,
  async ({ audience }, { db, viewer }) => {
    const mayWrite = await checkAudience(db, viewer, audience).then(() => true, beyondReach);
    if (!mayWrite) return { people: null };
    const written = { ...storedAudience(audience), authorId: viewer.accountId };
    return { people: await countAudience(db, written) };
  },
);
