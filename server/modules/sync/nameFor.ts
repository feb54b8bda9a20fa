import { can } from '@contract/session/can';
import type { link } from '../../db/schema/sync';
import type { Context, Viewer } from '../../engine/acciones/context';
import { mayExport } from '../../engine/exports/registry';
import { invalid } from '../../engine/http/fault';
import { definitionsFor } from '../../engine/imports/registry';
import { readAccountViewer } from '../../engine/session/readViewer';

/** Tells whether an import or a list is moved, and which. */
export type Moved = Pick<typeof link.$inferSelect, 'direction' | 'what'>;

const words = {
  in: { own: 'Para enlazarlo en tu nombre tenés que poder importarlo.', that: 'importarlo' },
  out: { own: 'Para enlazarlo en tu nombre tenés que poder exportarlo.', that: 'exportarlo' },
};

/** Whether somebody may bring in, or take out, what a link does. */
export const mayMove = (viewer: Viewer, { direction, what }: Moved): boolean =>
  direction === 'out'
    ? mayExport(viewer, what)
    : definitionsFor(viewer).some(({ kind }) => kind === what);

/** An administrator of everything gives rights anyway, and may have a link act as somebody else. */
export const mayLend = ({ roles }: Pick<Viewer, 'roles'>): boolean => can(roles, 'ADMIN.whole');

/** Whether somebody may change a link that moves this. */
export const mayKeep = (viewer: Viewer, moved: Moved): boolean =>
  mayMove(viewer, moved) || mayLend(viewer);

/** In whose name a link acts: one's own, unless one administers everything; and it must hold the right of the import or of the list. */
export async function nameFor(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  moved: Moved,
  asked: number | null,
): Promise<Viewer> {
  const said = words[moved.direction];
  if (asked === null || asked === viewer.accountId) {
    if (mayMove(viewer, moved)) return viewer;
    throw invalid({ what: said.own });
  }
  if (!mayLend(viewer)) throw invalid({ accountId: 'Solo puede actuar en tu nombre.' });
  const other = await readAccountViewer(db, asked);
  if (other && mayMove(other, moved)) return other;
  throw invalid({ accountId: `Esa persona no puede ${said.that}.` });
}
