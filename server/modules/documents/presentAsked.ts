import type { AskedDocument } from '@contract/documents/documentRequest';
import { and, eq } from 'drizzle-orm';
import { documentRequestItem } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { askedDocumentsList, toAskedDocument } from './askedDocumentQueries';

export const noAsked = 'Ese pedido no existe o no está a tu alcance.';

/** A paper asked of a person, as its list shows it; to anybody else it does not exist. */
export async function presentAsked(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<AskedDocument> {
  const [row] = await askedDocumentsList
    .from(db.select(askedDocumentsList.fields))
    .where(
      and(eq(documentRequestItem.id, id), withinReach(reach, viewer, documentRequestItem.personId)),
    );
  if (!row) throw notFound(noAsked);
  return toAskedDocument(row, viewer);
}
