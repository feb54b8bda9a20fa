import { buffer } from 'node:stream/consumers';
import type { InputOf } from '@contract/core/accion';
import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import {
  exportRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { importsOf } from '../../../../tests/support/importsOf';
import { person } from '../../../db/schema/organisation';
import { plannedShift } from '../../../db/schema/schedules';
import { xlsxTable } from '../../../engine/tables/xlsxTable';
import { dayText } from '../../../engine/time/days';
import { dayOfWeek, rosterServer, week } from './rosterTools';

type Asked = Partial<InputOf<typeof exportRoster>>;

/** The days of the week of the tests. */
export const days = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek);

/** The roster as a file that goes out, is edited and comes back, with one person whose row it is about. */
export async function rosterFiles() {
  const tools = await rosterServer();
  const { server, db } = tools;
  const { id: personId, siteId, areaId } = await tools.personOf('operario');
  const docketOf = async (id: number) => {
    const [row] = await db.select({ docket: person.docket }).from(person).where(eq(person.id, id));
    return row?.docket ?? '';
  };
  const docket = await docketOf(personId);
  const from = week.from;

  async function take(as: string, asked: Asked = {}): Promise<Buffer> {
    const wanted = { from, format: 'xlsx', ...asked } as const;
    const { status, body, error } = await server.call(exportRoster, wanted, as);
    if (status !== 200) throw new Error(error.message);
    const { JWT } = await server.sessionOf(as);
    const headers = { authorization: `Bearer ${JWT}` };
    return (await server.app.inject({ url: body.url ?? '', headers })).rawPayload;
  }

  /** Its rows, titles first. */
  const rowsOf = async (as: string, asked: Asked = {}) =>
    (await readSheet(await take(as, asked))).map((row) =>
      row.map((cell) => (cell === null ? '' : String(cell))),
    );

  const written = ([titles = [], ...rows]: string[][]): Promise<Buffer> =>
    buffer(
      xlsxTable({
        name: 'Horarios',
        columns: titles.map((label) => ({ label, kind: 'text' })),
        batches: (async function* () {
          yield rows;
        })(),
      }),
    );

  const brought = (by = 'rrhh') => importsOf(server, { kind: 'horarios', by });
  const planned = async () => {
    const rows = await db
      .select()
      .from(plannedShift)
      .where(eq(plannedShift.personId, personId))
      .orderBy(plannedShift.startsAt);
    return rows
      .filter(({ removedAt }) => removedAt === null)
      .map(({ day, shiftId }) => [day, shiftId]);
  };

  return {
    ...tools,
    personId,
    siteId,
    areaId,
    docket,
    docketOf,
    take,
    rowsOf,
    written,
    brought,
    /** The planned shifts of the person, with the drafts. */
    planned,
    /** The row of the person, where it is there. */
    rowOf: (rows: string[][]) => rows.find(([number]) => number === docket) ?? [],
    /** A file as people write one: some days of some people. */
    lines: (of: readonly string[], ...rows: string[][]): string =>
      [['Legajo', ...of.map(dayText)], ...rows].map((row) => row.join(';')).join('\r\n'),
    /** Brings a file in and answers what is wrong with it, cell by cell. */
    refusals: async (content: string | Uint8Array, by = 'rrhh') => {
      const { body } = await brought(by).prepare(content);
      return (await brought(by).errorsOf(body.id)).flatMap(([, ...errors]) => errors);
    },
    clear: () => db.delete(plannedShift).where(eq(plannedShift.personId, personId)),
    plan: async (index: number, shiftIds: number[], seen: number[] = []) => {
      const cells = [{ personId, day: dayOfWeek(index), shiftIds, seen }];
      const { body } = await server.call(planShifts, { cells }, 'rrhh');
      if (body.refused[0]) throw new Error(body.refused[0].why);
    },
    publish: async () => {
      const { body } = await server.call(previewPublication, { from }, 'rrhh');
      return server.call(publishRoster, { from, mark: body.mark }, 'rrhh');
    },
    /** The shifts as the person sees them. */
    published: async () => {
      const { body } = await server.call(listOwnShifts, { from }, 'operario');
      return body.shifts.map(({ day, code }) => [day, code]);
    },
  };
}

export type RosterFiles = Awaited<ReturnType<typeof rosterFiles>>;
