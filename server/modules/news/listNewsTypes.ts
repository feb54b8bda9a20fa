import { listNewsTypes } from '@contract/news/newsTypeAcciones';
import { can } from '@contract/session/can';
import { implement } from '../../engine/acciones/implement';
import { editsNewsTypes, newsTypeRows } from './newsTypeQueries';

export const listNewsTypesHandler = implement(listNewsTypes, async (_input, { db, viewer }) => {
  const rows = await newsTypeRows(db);
  const edits = editsNewsTypes(viewer);
  if (edits || can(viewer.roles, 'NEWS')) return { rows, edits };
  return { rows: rows.filter(({ askable, active }) => askable && active), edits };
});
