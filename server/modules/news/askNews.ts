import { askNews } from '@contract/news/newsAcciones';
import type { newsType } from '../../db/schema/news';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { certificateOf } from '../../engine/files/certificateOf';
import { invalid, notFound } from '../../engine/http/fault';
import { checkNews } from './checkNews';
import { holdDays } from './holdDays';
import { requestTypeOf } from './newsRequestTypes';
import { newsStore } from './newsStore';
import { presentNews } from './presentNews';

export const askNewsHandler = implement(
  askNews,
  async ({ id, version, certificate, ...fields }, context) => {
    const { db, viewer } = context;
    const { personId } = viewer;
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
    const found =
      id === undefined ? null : await newsStore.hold(context, { id, version }, 'resend');
    const before = found?.news ?? null;
    const { row, type } = await checkNews(db, fields, { personId, asked: true });
    if (found) sameRequestType(found.type, type);
    // Sent again without another, it keeps the certificate that it had.
    const file = before && !certificate ? {} : await certificateOf(context, certificate);
    const { accountId } = viewer;
    const columns = { ...row, ...file, personId, state: 'pending' as const };
    const done = { kind: 'asked', accountId } as const;
    const after = before
      ? await newsStore.write(context, before, columns, done)
      : await newsStore.create(context, { ...columns, authorId: accountId }, done);
    await holdDays(context, after, type);
    await submitRequest(context, requestTypeOf(type), after.id);
    return presentNews(context, after.id);
  },
);

type Type = typeof newsType.$inferSelect;

/** A request goes on where it was: who decides what is reserved is somebody else. */
function sameRequestType(before: Type, after: Type): void {
  if (requestTypeOf(before) === requestTypeOf(after)) return;
  throw invalid({ typeId: 'Para avisar algo distinto, cancelá este aviso y hacé otro.' });
}
