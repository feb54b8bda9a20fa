import { chatReportRecord } from '@contract/chats/chatReport';
import { getChatReport, listChatReports, saveChatReport } from '@contract/chats/reportAcciones';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatReport, chatReportedMessage } from '../../db/schema/chatReports';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context, Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { namedBy } from '../../engine/audit/namedBy';
import { invalid, notFound } from '../../engine/http/fault';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { authorColumns, presentAuthor } from '../../engine/people/authorRef';
import { defineStore } from '../../engine/store/defineStore';
import { clock } from '../../engine/time/clock';

const reporterName = sql<string>`coalesce(${person.lastName} || ', ' || ${person.firstName}, ${account.displayName})`;

const reportColumns = {
  id: chatReport.id,
  version: chatReport.version,
  state: chatReport.state,
  outcome: chatReport.outcome,
  reason: chatReport.reason,
  reporterName,
  messages: sql<number>`(select count(*)::int from ${chatReportedMessage}
    where ${chatReportedMessage.reportId} = ${chatReport.id})`,
  createdAt: chatReport.createdAt,
  closedAt: chatReport.closedAt,
};

/** Reports of what the asker wrote are judged by others. */
const notOfThem = ({ accountId }: Viewer): SQL => sql`not exists (select from ${chatReportedMessage}
  where ${chatReportedMessage.reportId} = ${chatReport.id}
  and ${chatReportedMessage.authorId} = ${accountId})`;

export const chatReportsList = defineList({
  accion: listChatReports,
  id: chatReport.id,
  columns: () => ({
    ...recordColumns(chatReportRecord, chatReport, ['state', 'createdAt', 'closedAt']),
    reporterName: { kind: 'text', by: reporterName },
  }),
  order: [descending(chatReport.id)],
  search: sql`anden_fold(${reporterName})`,
  where: ({ viewer }) => notOfThem(viewer),
  fields: reportColumns,
  from: (select) =>
    select
      .from(chatReport)
      .innerJoin(account, eq(account.id, chatReport.reporterId))
      .leftJoin(person, eq(person.id, account.personId))
      .$dynamic(),
});

type Row = ListRow<typeof chatReportsList>;

export const toReport = ({ createdAt, closedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

async function findReport({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  const [row] = await db
    .select(reportColumns)
    .from(chatReport)
    .innerJoin(account, eq(account.id, chatReport.reporterId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(and(eq(chatReport.id, id), notOfThem(viewer)));
  return row && toReport(row);
}

async function saidIn(db: Db, reportId: number) {
  const { body, files, sentAt, position } = chatReportedMessage;
  const rows = await db
    .select({ ...authorColumns, body, files, sentAt })
    .from(chatReportedMessage)
    .innerJoin(account, eq(account.id, chatReportedMessage.authorId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(eq(chatReportedMessage.reportId, reportId))
    .orderBy(asc(position));
  return rows.flatMap((row) => {
    const author = presentAuthor(row);
    if (!author) return [];
    return [{ author, body: row.body, files: row.files, sentAt: row.sentAt.toISOString() }];
  });
}

const missing = 'Esa denuncia ya no existe.';

export const getChatReportHandler = implement(getChatReport, async ({ id }, context) => {
  const found = await findReport(context, id);
  if (!found) throw notFound(missing);
  return { ...found, said: await saidIn(context.db, id) };
});

const reports = defineStore({
  record: chatReportRecord,
  table: chatReport,
  find: findReport,
  missing,
  // An administrator who wrote the messages reads the audit, and is not told who reported them or why.
  audited: ({ state, version }) => ({ state, version }),
  tag: 'ChatReport',
  audience: { kind: 'everyone', permission: 'ADMIN.users' },
});

export const saveChatReportHandler = implement(saveChatReport, (input, context) =>
  reports.save(context, input, (fields, _before, stored) => {
    if (!stored) throw notFound(missing);
    const { state, outcome } = fields;
    if (state === 'closed' && outcome === '') {
      throw invalid({ outcome: 'Contá qué se resolvió para cerrarla.' });
    }
    const closes = state === 'closed';
    return {
      ...fields,
      reporterId: stored.reporterId,
      reason: stored.reason,
      closedAt: closes ? (stored.closedAt ?? clock.now()) : null,
      closedBy: closes ? context.viewer.accountId : null,
    };
  }),
);

export const reportName = namedBy({
  entity: 'chatReport',
  reads: listChatReports,
  table: chatReport,
  name: sql`'N.º ' || ${chatReport.id}`,
  plain: true,
});
