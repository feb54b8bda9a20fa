import type { InputOf } from '@contract/core/accion';
import type { tryLink } from '@contract/sync/linkAcciones';
import type { LinkTrial } from '@contract/sync/linkTrial';
import type { Context } from '../../engine/acciones/context';
import { Fault, faultText } from '../../engine/http/fault';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { flowRows } from '../../engine/imports/readRows';
import { columnsOf, openDefinition } from '../../engine/imports/registry';
import { MOST_ROWS, type SheetRows } from '../../engine/imports/sheetRows';
import { weighRows } from '../../engine/imports/weighRows';
import { turnOf } from '../../engine/signing/turnOf';
import { keptPlace } from './address/linkSource';
import { refuseSource } from './address/refuseSource';
import { checkSheet } from './checkSheet';
import { mayMove, nameFor } from './nameFor';
import { newestContent } from './newestContent';
import { refuseTiming } from './saveLink';

const MOST_SHOWN = 30;

type Found = Omit<LinkTrial, 'print' | 'fileName' | 'nextRuns' | 'zone'>;

interface Looked {
  /** The key of a server that nobody accepted yet. */
  print: string | null;
  fileName: string | null;
  found: Found;
}

const nothing: Found = {
  headers: [],
  columns: [],
  problems: [],
  counts: { new: 0, changed: 0, unchanged: 0, invalid: 0 },
  more: false,
  rows: [],
  weights: null,
};

const stateOf = ({ errors, state }: Candidate): keyof typeof rank =>
  errors.length > 0 ? 'invalid' : state;
const rank = { invalid: 0, new: 1, changed: 2, unchanged: 3 };

interface FirstRows {
  sheet: SheetRows;
  /** The file has others, which were not looked at. */
  more: boolean;
}

/** Reads as many rows as a person waits for; a fault of the content is what a trial is there to tell. */
async function firstRows(
  reading: Parameters<typeof flowRows>[0],
  { together }: ImportDefinition,
  path: string,
): Promise<FirstRows | string> {
  const sheet: SheetRows = { headers: [], rows: [] };
  // A file that a run would refuse is not looked at in part.
  const limits = { path, most: MOST_ROWS, stops: together !== undefined };
  try {
    const more = await flowRows(reading, limits, async (part) => {
      if ('headers' in part) sheet.headers = part.headers;
      else sheet.rows.push(...part.rows);
    });
    return { sheet, more };
  } catch (error) {
    if (error instanceof Fault && error.extra.fields?.file) return faultText(error);
    throw error;
  }
}

/** Looks at the newest content as a run would; nothing is written, and no mark is moved. */
export async function lookAtContent(
  input: InputOf<typeof tryLink>,
  { db, viewer, services }: Pick<Context, 'db' | 'viewer' | 'services'>,
): Promise<Looked> {
  refuseTiming(input);
  const acting = await nameFor({ db, viewer }, input, input.accountId);
  const definition = openDefinition(acting, input.what);
  if (input.via === 'sftp' && input.sftpPrint === '') {
    await refuseSource({ services }, input);
    const { askPrint } = await import('./sftp/askPrint');
    return { print: await askPrint(services, input), fileName: null, found: nothing };
  }
  const content = await newestContent({ db, viewer, services }, input);
  if (!content) return { print: null, fileName: null, found: nothing };
  const { name: fileName, spooled } = content;
  const reading = { workshop: services.workshop, place: keptPlace(input), ...turnOf(viewer) };
  const read = await firstRows(reading, definition, spooled.path).finally(spooled.drop);
  if (typeof read === 'string')
    return { print: null, fileName, found: { ...nothing, problems: [read] } };
  const { sheet, more } = read;
  const asked = { rules: input.rules, sheet };
  const { ruled, found, problems } = await checkSheet({ db, viewer: acting }, definition, asked);
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0 };
  for (const row of found) counts[stateOf(row)] += 1;
  const labels = new Map(columnsOf(input.what, ruled.headers).map((one) => [one.key, one.label]));
  const cells = new Map(ruled.rows.map((row) => [row.number, row.cells]));
  const rows = [...found]
    .sort((a, b) => rank[stateOf(a)] - rank[stateOf(b)] || a.number - b.number)
    .slice(0, MOST_SHOWN)
    .map((row) => ({
      number: row.number,
      state: stateOf(row),
      cells: cells.get(row.number) ?? [],
      errors: row.errors.map(({ column, message }) =>
        column === null ? message : `${labels.get(column) ?? column}: ${message}`,
      ),
    }));
  // The rows say what the file does; these also say what stands there, which a borrowed name does not show.
  const weights = mayMove(viewer, input)
    ? await weighRows({ db, viewer: acting, creates: false }, definition, found)
    : null;
  const { headers } = sheet;
  const columns = ruled.headers;
  const shown = { headers, columns, problems, counts, more, rows, weights };
  return { print: null, fileName, found: shown };
}
