import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { and, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { document, documentType } from '../../db/schema/documents';
import type { Viewer } from '../../engine/acciones/context';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';

/** Keepers look after everybody's file; every other person has only their own. */
export const keepsDocuments = (viewer: Pick<Viewer, 'roles' | 'roleScope'>): boolean =>
  can(viewer.roles, 'DOCUMENTS') && reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';

/** Keepers of files say which papers a file has; so do people with the settings of the organisation. */
export const editsDocumentTypes = (viewer: Viewer): boolean =>
  keepsDocuments(viewer) || can(viewer.roles, 'ADMIN.settings');

/** Over `document` with its type: one's own as far as the type shows it, or everybody's for who keeps them. */
export function seesDocuments(viewer: Viewer, reach: Reach): SQL | undefined {
  const shown = keepsDocuments(viewer) ? undefined : ne(documentType.visibility, 'keepers');
  return and(isNull(document.removedAt), withinReach(reach, viewer, document.personId), shown);
}

/** A file of a document, never for who only sees as somebody else. */
export function opensDocuments(viewer: Viewer): SQL | undefined {
  if (viewer.viewing || !can(viewer.roles, 'DOCUMENTS')) return sql`false`;
  return seesDocuments(viewer, keepsDocuments(viewer) ? 'all' : 'own');
}
