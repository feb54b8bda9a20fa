import { countPostAudience } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { storedAudience } from './postAudience';
import { countAudience } from './readerQueries';
import { checkAudience } from './savePostParts';

/** As the readers of a post are counted: before it stands on the wall, too. */
export const countPostAudienceHandler = implement(
  countPostAudience,
  async ({ audience }, { db, viewer }) => {
    await checkAudience(db, viewer, audience);
    const written = { ...storedAudience(audience), authorId: viewer.accountId };
    return { people: await countAudience(db, written) };
  },
);
