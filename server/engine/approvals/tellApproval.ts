import type { RequestState } from '@contract/workflow/requestState';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { notify } from '../notifications/notify';
import { settleNotices } from '../notifications/settleNotices';
import { accountsOf } from '../people/accountsOf';
import { personName } from '../people/personName';
import { requestTypeNamed } from './registry';
import type { Ends } from './requestType';
import { concerned, type StoredRequest, waitingAccounts } from './seats';

const inboxLink = (id: number) => `/workflow?solicitud=${id}`;
const ownLink = (id: number) => `/requests?solicitud=${id}`;

/** Every open screen that shows it looks again; who was asked and is no more has nothing left in the bell. */
export async function tellScreens(ends: Ends, request: StoredRequest): Promise<void> {
  const tags = [
    { type: 'Request', id: request.id },
    { type: 'Request', id: 'LIST' },
  ] as const;
  await ends.emit(tags, { kind: 'accounts', ids: await concerned(ends.db, request) });
  await settleNotices(ends, {
    type: 'approvals.waiting',
    link: inboxLink(request.id),
    stillAsked: await waitingAccounts(ends.db, request.id),
  });
}

async function ownerName({ db }: Ends, request: StoredRequest): Promise<string> {
  const [owner] = await db.select().from(person).where(eq(person.id, request.ownerId));
  return owner ? personName(owner) : '';
}

/** Rings for whoever must decide now. */
export async function tellWaiting(
  ends: Ends,
  request: StoredRequest,
  reminder = false,
): Promise<void> {
  const { label } = requestTypeNamed(request.type);
  const name = await ownerName(ends, request);
  await notify(ends, await waitingAccounts(ends.db, request.id), {
    type: 'approvals.waiting',
    title: `${reminder ? 'Sigue esperando tu decisión' : 'Espera tu decisión'}: ${label} de ${name}`,
    body: request.title,
    link: inboxLink(request.id),
  });
}

const outcomes: Partial<Record<RequestState, string>> = {
  approved: 'Aprobada',
  rejected: 'Rechazada',
  draft: 'Te piden cambios',
  expired: 'Venció sin respuesta',
  cancelled: 'Cancelada',
};

/** Rings for whoever asked, unless they did it themselves. */
export async function tellOwner(
  ends: Ends,
  request: StoredRequest,
  { reason, by }: { reason: string | null; by: number | null },
): Promise<void> {
  const ids = new Set([...(await accountsOf(ends.db, [request.ownerId])), request.authorId]);
  const { label } = requestTypeNamed(request.type);
  await notify(
    ends,
    [...ids].filter((id) => id !== by),
    {
      type: 'approvals.decided',
      title: `${outcomes[request.state] ?? 'Sigue su curso'}: ${label}`,
      body: reason ? `${request.title}. ${reason}` : request.title,
      link: ownLink(request.id),
    },
  );
}
