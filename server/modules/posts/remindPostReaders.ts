import { remindPostReaders } from '@contract/posts/postReadingAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { announcePost } from './announcePost';
import { lockPost } from './postQueries';
import { postActions } from './postRules';
import { countReaders } from './readerQueries';

export const remindPostReadersHandler = implement(remindPostReaders, async ({ id }, context) => {
  const { db, viewer, audit } = context;
  const row = await lockPost(db, viewer, id);
  if (!row) throw notFound('La publicación no existe o ya no está a tu alcance.');
  if (!postActions(viewer, row).includes('remind'))
    throw forbidden('No podés recordar esta publicación.');
  const { audience: people } = await countReaders(db, row, 'missing');
  if (people === 0) throw conflict('Ya no falta nadie.');
  await audit({ entity: 'post', entityId: id, after: { reminded: people } });
  return { jobId: await announcePost(context, id, 'reminder'), people };
});
