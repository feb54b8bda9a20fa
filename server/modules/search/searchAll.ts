import { foundKinds } from '@contract/search/found';
import { searchAll } from '@contract/search/searchAcciones';
import { implement } from '../../engine/acciones/implement';
import { findAll } from '../../engine/search/findAll';

export const searchAllHandler = implement(searchAll, async ({ words }, context) => {
  const found = await findAll(context, words);
  const place = ({ kind }: (typeof found)[number]) => foundKinds.indexOf(kind);
  const groups = found.filter(({ rows, late }) => rows.length > 0 || late);
  return { groups: groups.sort((a, b) => place(a) - place(b)) };
});
