import { randomUUID } from 'node:crypto';
import type { AccionKey } from '@contract/registry';
import { jobProgress, notification } from '../../../server/db/schema/events';
import { session } from '../../../server/db/schema/session';
import { savedView } from '../../../server/db/schema/views';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Fields } from './aim';

const list = 'persona.listar';
const state = { search: '', filters: [], sort: [], layout: [] };

const view =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, { accountId }) => {
    const values = { list, ownerId: accountId, name: randomUUID(), state };
    const [row] = await db.insert(savedView).values(values).returning({ id: savedView.id });
    return row ? input(row.id) : null;
  };

/** These belong to an account and to nobody else, however far the role reaches. */
export const ownAims = {
  closeSession: {
    at: async (db, { accountId }) => {
      const values = {
        accountId,
        cookieHash: randomUUID(),
        address: '192.0.2.1',
        device: 'Otro',
        expiresAt: new Date(clock.ms() + 60_000),
      };
      const [row] = await db.insert(session).values(values).returning({ id: session.id });
      return row ? { id: row.id } : null;
    },
  },
  listJobResults: {
    at: async (db, { accountId }) => {
      const job = { id: randomUUID(), accountId, kind: 'test', title: '', payload: {} };
      await db.insert(jobProgress).values({ ...job, state: 'done' });
      return { jobId: job.id };
    },
  },
  markNotificationsRead: {
    at: async (db, { accountId }) => {
      const values = { accountId, type: 'test', title: '', body: '' };
      const [row] = await db.insert(notification).values(values).returning({ id: notification.id });
      return row ? { ids: [row.id] } : null;
    },
    found: (body) => (body as { marked: number }).marked === 1,
  },
  chooseFirstView: { at: view((id) => ({ list, id })) },
  deleteView: { at: view((id) => ({ id })) },
  saveView: { at: view((id) => ({ id, version: 1, list, name: randomUUID(), state })) },
} satisfies Partial<Record<AccionKey, Aim>>;
