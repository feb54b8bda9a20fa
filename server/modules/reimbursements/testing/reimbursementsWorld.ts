import { listExpenseCategories } from '@contract/expenses/expenseAcciones';
import {
  askReimbursement,
  getReimbursement,
  payReimbursements,
} from '@contract/reimbursements/reimbursementAcciones';
import {
  approveRequest,
  cutRequest,
  getRequest,
  listWaiting,
} from '@contract/workflow/requestAcciones';
import { Transformer } from '@napi-rs/image';
import { and, eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { sendForm } from '../../../../tests/support/uploadAs';
import { approvalRequest } from '../../../db/schema/approvals';
import { payItem } from '../../../db/schema/payItems';
import { account } from '../../../db/schema/session';

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500" fill="#fff"/><rect width="${40 + text.length * 9}" height="30" y="${text.length * 7}" fill="#123"/></svg>`;

/** The demo organisation and the words to ask for a reimbursement, decide it and pay it. */
export async function reimbursementsWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  const people: Record<string, number> = {};
  for (const row of await db.select().from(account)) people[row.username] = row.personId ?? 0;
  const { rows } = (await server.call(listExpenseCategories, {}, 'rrhh')).body;
  const categories = new Map(rows.map(({ code, id }) => [code, id]));
  const picture = async (text: string) => Transformer.fromSvg(svg(text)).png();

  const taxi = (more: object = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries({
        categoryId: categories.get('TAX') ?? 0,
        day: '2026-11-20',
        amount: '12100.50',
        description: 'Taxi al aeropuerto',
        ...more,
      })
        // A browser leaves out what is null.
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, String(value)]),
    );
  const waitingFor = async (as: string, reimbursementId: number) => {
    const [request] = await db
      .select()
      .from(approvalRequest)
      .where(
        and(
          eq(approvalRequest.type, 'reimbursement'),
          eq(approvalRequest.subjectId, reimbursementId),
        ),
      );
    return (await server.call(getRequest, { id: request?.id ?? 0 }, as)).body;
  };
  return {
    server,
    db,
    categories,
    picture,
    taxi,
    waitingFor,
    personOf: (username: string) => people[username] ?? 0,
    ask: async (fields: Record<string, string>, as = 'empleado', bytes?: Uint8Array) =>
      sendForm(server, askReimbursement, as, fields, {
        name: 'comprobante.png',
        bytes: bytes ?? (await picture(JSON.stringify(fields))),
      }),
    seen: (id: number, as: string) => server.call(getReimbursement, { id }, as),
    inbox: (as: string) => server.call(listWaiting, { size: 200 }, as),
    cut: (request: { id: number; version: number }, part: object, as = 'supervisor') =>
      server.call(cutRequest, { id: request.id, version: request.version, ...part }, as),
    approve: async (id: number, as = 'supervisor') => {
      const { id: requestId, version } = await waitingFor(as, id);
      return server.call(approveRequest, { id: requestId, version }, as);
    },
    pay: (ids: number[], move: object, as = 'rrhh') =>
      server.call(payReimbursements, { selection: { kind: 'rows', ids }, move }, as),
    items: (id: number) =>
      db
        .select()
        .from(payItem)
        .where(and(eq(payItem.source, 'reimbursements'), eq(payItem.sourceId, id)))
        .orderBy(sql`${payItem.id}`),
    fetchFile: async (url: string, as: string) => {
      const { JWT } = await server.sessionOf(as);
      const headers = { authorization: `Bearer ${JWT}` };
      return (await server.app.inject({ url, headers })).statusCode;
    },
  };
}

export type ReimbursementsWorld = Awaited<ReturnType<typeof reimbursementsWorld>>;
