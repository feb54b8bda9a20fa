import type { AskedDocument } from '@contract/documents/documentRequest';
import { and, eq } from 'drizzle-orm';
import { documentRequestItem } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { withinReach } from '../../engine/scope/withinReach';
import { askedDocumentsList, toAskedDocument } from './askedDocumentQueries';

/** What was asked of one person, as its list shows it; to anybody else it does not exist. */
export async function presentAsked(
  { db, viewer, reach }: Context,
  id: number,
): Promise<AskedDocument> {
  const [row] = await askedDocumentsList
    .from(db.select(askedDocumentsList.fields))
    .where(
      and(eq(documentRequestItem.id, id), withinReach(reach, viewer, documentRequestItem.personId)),
    );
  if (!row) throw notFound('Ese pedido no existe o no está a tu alcance.');
  return toAskedDocument(row, viewer);
}

/** The same with its stored row, held until the answer; a bulk action asks for no version. */
export async function lockAsked(
  context: Context,
  { id, version }: { id: number; version?: number },
) {
  await presentAsked(context, id);
  const [row] = await context.db
    .select()
    .from(documentRequestItem)
    .where(eq(documentRequestItem.id, id))
    .for('update');
  if (!row) throw new Error('what was asked vanished');
  const shown = await presentAsked(context, id);
  if (version !== undefined && row.version !== version) throw staleVersion(shown);
  return { row, shown };
}
