import { listPostReaders } from '@contract/posts/listPostReaders';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { forbidden } from '../../engine/http/fault';
import { searchCondition } from '../../engine/lists/foldedLike';
import { listWindow } from '../../engine/lists/listWindow';
import { authorRefs } from '../../engine/people/authorRef';
import { visiblePost } from './postQueries';
import { mayManage } from './postRules';
import { countReaders, readersOf } from './readerQueries';

export const listPostReadersHandler = implement(listPostReaders, async (input, context) => {
  const { db, viewer } = context;
  const row = await visiblePost(context, input.id);
  if (!mayManage(viewer, row)) throw forbidden('Solo quien publicó ve las lecturas.');
  const search = searchCondition(person.searchText, input.search);
  const { limit, offset } = listWindow(input);
  const readers = await readersOf(db, row, input.state, search).limit(limit).offset(offset);
  const people = await authorRefs(
    db,
    readers.map((reader) => reader.accountId),
  );
  const matching = await countReaders(db, row, input.state, search);
  return {
    rows: readers.map((reader) => ({
      person: people.get(reader.accountId) ?? {
        id: null,
        name: reader.displayName,
        position: null,
        imageUrl: `/fotos/cuenta-${reader.accountId}`,
      },
      siteName: reader.siteName ?? '',
      areaName: reader.areaName ?? '',
      readAt: reader.readAt?.toISOString() ?? null,
      confirmedAt: reader.confirmedAt?.toISOString() ?? null,
    })),
    total: matching.audience,
    counts: await countReaders(db, row),
  };
});
