import { listExpenseCategories } from '@contract/expenses/expenseAcciones';
import {
  getRendition,
  handInRendition,
  openRendition,
  payRenditions,
  withdrawRendition,
} from '@contract/renditions/renditionAcciones';
import { addRenditionLine } from '@contract/renditions/renditionLineAcciones';
import {
  approveRequest,
  cutRequest,
  getRequest,
  rejectRequest,
  returnRequest,
} from '@contract/workflow/requestAcciones';
import { Transformer } from '@napi-rs/image';
import { and, desc, eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { sendForm } from '../../../../tests/support/uploadAs';
import { approvalRequest } from '../../../db/schema/approvals';
import { payItem } from '../../../db/schema/payItems';
import { account } from '../../../db/schema/session';

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500" fill="#fff"/><rect width="${40 + text.length * 9}" height="30" y="${text.length * 7}" fill="#123"/></svg>`;

let drawn = 0;

/** The demo organisation and the words to take money along, show what was spent and settle it. */
export async function renditionsWorld() {
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
        amount: '10000',
        description: 'Taxi al aeropuerto',
        ...more,
      }).map(([name, value]) => [name, String(value)]),
    );
  /** The latest request of it: of the advance, or of what was spent. */
  const requestOf = async (as: string, type: string, renditionId: number) => {
    const [request] = await db
      .select()
      .from(approvalRequest)
      .where(and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, renditionId)))
      .orderBy(desc(approvalRequest.id));
    return (await server.call(getRequest, { id: request?.id ?? 0 }, as)).body;
  };
  const seen = (id: number, as = 'empleado') => server.call(getRendition, { id }, as);
  const versionOf = async (id: number) => (await seen(id, 'rrhh')).body.version;
  const decide = async (id: number, type: string, as = 'supervisor') => {
    const { id: requestId, version } = await requestOf(as, type, id);
    return server.call(approveRequest, { id: requestId, version }, as);
  };
  const open = async (asked: string | null, as = 'empleado') =>
    (await server.call(openRendition, { title: 'Viaje a Rosario', trip: 'Rosario', asked }, as))
      .body.id;
  const pay = (ids: number[], move: object = { kind: 'pay', paidOn: '2026-11-23' }, as = 'rrhh') =>
    server.call(payRenditions, { selection: { kind: 'rows', ids }, move }, as);
  return {
    server,
    db,
    categories,
    picture,
    taxi,
    requestOf,
    seen,
    versionOf,
    decide,
    open,
    pay,
    personOf: (username: string) => people[username] ?? 0,
    /** This opens a rendition with the advance in hand. */
    advanced: async (asked: string) => {
      const id = await open(asked);
      await decide(id, 'renditionAdvance');
      await pay([id]);
      return id;
    },
    add: async (id: number, more: object = {}, bytes?: Uint8Array) => {
      drawn += 1;
      const picked = bytes ?? (await picture(`${drawn}${'·'.repeat(drawn % 30)}`));
      return sendForm(
        server,
        addRenditionLine,
        'empleado',
        { ...taxi(more), id: String(id) },
        { name: 'comprobante.png', bytes: picked },
      );
    },
    handIn: async (id: number) =>
      server.call(handInRendition, { id, version: await versionOf(id) }, 'empleado'),
    withdraw: async (id: number) =>
      server.call(withdrawRendition, { id, version: await versionOf(id) }, 'empleado'),
    refuse: async (id: number, type: string, how: 'return' | 'reject') => {
      const { id: requestId, version } = await requestOf('supervisor', type, id);
      const accion = how === 'return' ? returnRequest : rejectRequest;
      return server.call(
        accion,
        { id: requestId, version, reason: 'Falta contar más' },
        'supervisor',
      );
    },
    cut: (request: { id: number; version: number }, part: object, as = 'supervisor') =>
      server.call(cutRequest, { id: request.id, version: request.version, ...part }, as),
    items: (id: number) =>
      db
        .select()
        .from(payItem)
        .where(and(eq(payItem.source, 'renditions'), eq(payItem.sourceId, id)))
        .orderBy(sql`${payItem.id}`),
    fetchFile: async (url: string, as: string) => {
      const { JWT } = await server.sessionOf(as);
      const headers = { authorization: `Bearer ${JWT}` };
      return (await server.app.inject({ url, headers })).statusCode;
    },
  };
}

export type RenditionsWorld = Awaited<ReturnType<typeof renditionsWorld>>;
