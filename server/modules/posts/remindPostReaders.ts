import { remindPostReaders } from '@contract/posts/postReadingAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { announcePost } from './announcePost';
import { postsStore } from './postsStore';
import { countReaders } from './readerQueries';

export const remindPostReadersHandler = implement(remindPostReaders, async ({ id }, context) => {
  const { db, audit } = context;
  const row = await postsStore.hold(context, { id }, 'remind');
  const { audience: people } = await countReaders(db, row, 'missing');
  if (people === 0) throw conflict('Ya no falta nadie.');
  await audit({ entity: 'post', entityId: id, after: { reminded: people } });
  return { jobId: await announcePost(context, id, 'reminder'), people };
});
