import { makeCbu } from '@contract/core/cbu';
import { requestProfileChange } from '@contract/profile/profileAcciones';
import { saveDefinition } from '@contract/workflow/definitionAcciones';
import {
  approveRequest,
  cancelRequest,
  getRequest,
  listMyRequests,
  listWaiting,
} from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { approvalDefinition } from '../../server/db/schema/approvals';
import { person } from '../../server/db/schema/organisation';
import { account } from '../../server/db/schema/session';
import type { TestServer } from './buildServer';
import { clave } from './envelopes';

export const step = (...resolvers: Record<string, unknown>[]) => ({
  mode: 'any',
  resolvers,
  hours: null,
  onDeadline: 'remind',
  escalateTo: null,
});
export const manager = { kind: 'manager', level: 1 };

let made = 0;
/** A new account number each time, so that there is something to change. */
export const bankChange = () => {
  made += 1;
  return {
    kind: 'bank',
    cbu: makeCbu('0070999', String(made).padStart(13, '0')),
    bankAlias: `alias.prueba.${made}`,
  };
};

/** Tests of approvals share these steps, with profile changes for requests. */
export function approvalsTools(server: TestServer) {
  const { db } = server.services.database;

  async function personOf(username: string) {
    const [row] = await db
      .select({ person, accountId: account.id })
      .from(account)
      .innerJoin(person, eq(person.id, account.personId))
      .where(eq(account.username, username));
    if (!row) throw new Error(`nobody is ${username}`);
    return { ...row.person, accountId: row.accountId };
  }
  const read = async (id: number, as: string) => (await server.call(getRequest, { id }, as)).body;
  /** A person has a single request of each kind at a time: one that a test left behind goes first. */
  async function ask(as: string) {
    const mine = await server.call(listMyRequests, {}, as);
    for (const { id, state, version } of mine.body.rows) {
      if (state === 'pending' || state === 'draft') {
        await server.call(cancelRequest, { id, version }, as);
      }
    }
    const sent = await server.call(requestProfileChange, { change: bankChange(), clave }, as);
    if (sent.status !== 200) throw new Error(sent.error.message);
    return read(sent.body.requestId, as);
  }
  async function define(fields: Record<string, unknown>) {
    const whole = {
      type: 'profileChange',
      name: 'De prueba',
      conditions: [],
      selfApproval: false,
      active: true,
      ...fields,
    };
    const answer = await server.call(saveDefinition, whole, 'admin');
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
    return answer.body;
  }
  return {
    db,
    personOf,
    read,
    ask,
    define,
    forgetDefinitions: () => db.delete(approvalDefinition),
    approve: (id: number, version: number, as: string) =>
      server.call(approveRequest, { id, version }, as),
    waiting: async (as: string) =>
      (await server.call(listWaiting, { size: 200 }, as)).body.rows.map(({ id }) => id),
    byPerson: async (username: string) => ({
      kind: 'person',
      personId: (await personOf(username)).id,
    }),
  };
}

export type ApprovalsTools = ReturnType<typeof approvalsTools>;
