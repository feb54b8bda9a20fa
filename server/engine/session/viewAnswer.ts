import type { PublicContext, Viewer } from '../acciones/context';
import { sessionAnswer } from './sessionAnswer';
import type { Viewing } from './viewing';

/** The session as the browser keeps it while it sees as somebody else, without what is only theirs. */
export async function viewAnswer(
  context: PublicContext,
  { accountId, sessionId, roles }: Pick<Viewer, 'accountId' | 'sessionId' | 'roles'>,
  { id: viewId, kind, name, until }: Viewing,
) {
  const shown = { kind, name, until: until.toISOString() };
  const answer = await sessionAnswer(context, { accountId, sessionId, viewId }, shown);
  return { ...answer, roles, dni: null, email: null, rating: null, mustChangePassword: false };
}
