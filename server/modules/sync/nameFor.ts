import { can } from '@contract/session/can';
import type { Context, Viewer } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { definitionsFor } from '../../engine/imports/registry';
import { readAccountViewer } from '../../engine/session/readViewer';

export const mayImport = (viewer: Pick<Viewer, 'roles' | 'roleScope'>, what: string): boolean =>
  definitionsFor(viewer).some(({ kind }) => kind === what);

/** An administrator of everything gives rights anyway, and may have a link act as somebody else. */
export const mayLend = ({ roles }: Pick<Viewer, 'roles'>): boolean => can(roles, 'ADMIN.whole');

/** Whether somebody may change a link that brings this in. */
export const mayKeep = (viewer: Viewer, what: string): boolean =>
  mayImport(viewer, what) || mayLend(viewer);

/** In whose name a link acts: one's own, unless one administers everything; and it must hold the right of the import. */
export async function nameFor(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  what: string,
  asked: number | null,
): Promise<Viewer> {
  if (asked === null || asked === viewer.accountId) {
    if (mayImport(viewer, what)) return viewer;
    throw invalid({ what: 'Para enlazarlo en tu nombre tenés que poder importarlo.' });
  }
  if (!mayLend(viewer)) throw invalid({ accountId: 'Solo puede actuar en tu nombre.' });
  const other = await readAccountViewer(db, asked);
  if (other && mayImport(other, what)) return other;
  throw invalid({ accountId: 'Esa persona no puede importarlo.' });
}
