import { tryLink } from '@contract/sync/linkAcciones';
import type { LinkTrial } from '@contract/sync/linkTrial';
import { implementPrepared } from '../../engine/acciones/implement';
import { Fault, faultText } from '../../engine/http/fault';
import type { Candidate } from '../../engine/imports/importDefinition';
import { rowsOf } from '../../engine/imports/readRows';
import { columnsOf, openDefinition } from '../../engine/imports/registry';
import { turnOf } from '../../engine/signing/turnOf';
import { clock } from '../../engine/time/clock';
import { keptPlace } from './address/linkSource';
import { checkSheet } from './checkSheet';
import { nextTimes } from './linkTimes';
import { mayImport, nameFor } from './nameFor';
import { newestContent } from './newestContent';
import { refuseTiming, zoneOf } from './saveLink';

const MOST_SHOWN = 30;

type Found = Pick<LinkTrial, 'headers' | 'columns' | 'problems' | 'counts' | 'rows' | 'weights'>;

interface Looked {
  fileName: string | null;
  found: Found;
}

const nothing: Found = {
  headers: [],
  columns: [],
  problems: [],
  counts: { new: 0, changed: 0, unchanged: 0, invalid: 0 },
  rows: [],
  weights: null,
};

const stateOf = ({ errors, state }: Candidate): keyof typeof rank =>
  errors.length > 0 ? 'invalid' : state;
const rank = { invalid: 0, new: 1, changed: 2, unchanged: 3 };

/** A fault of the content is what a trial is there to tell. */
function problemOf(error: unknown): string {
  if (error instanceof Fault && error.extra.fields?.file) return faultText(error);
  throw error;
}

/** Looks at the newest content as a run would; nothing is written, and no mark is moved. */
export const tryLinkHandler = implementPrepared(
  tryLink,
  async (input, { db, viewer, services }): Promise<Looked> => {
    refuseTiming(input);
    const acting = await nameFor({ db, viewer }, input.what, input.accountId);
    const definition = openDefinition(acting, input.what);
    const content = await newestContent({ db, viewer, services }, input);
    if (!content) return { fileName: null, found: nothing };
    const reading = { workshop: services.workshop, place: keptPlace(input), ...turnOf(viewer) };
    const sheet = await rowsOf(reading, content.bytes).catch(problemOf);
    if (typeof sheet === 'string') {
      return { fileName: content.name, found: { ...nothing, problems: [sheet] } };
    }
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
    const { weighRows } = await import('../../engine/imports/weighRows');
    const weights = mayImport(viewer, input.what)
      ? await weighRows({ db, viewer: acting, creates: false }, definition, found)
      : null;
    const { headers } = sheet;
    return {
      fileName: content.name,
      found: { headers, columns: ruled.headers, problems, counts, rows, weights },
    };
  },
  async (input, { db }, { fileName, found }) => {
    const zone = await zoneOf(db, input.siteId);
    const timing = { ...input, paused: false };
    const nextRuns = nextTimes(timing, zone, clock.now(), 5).map((at) => at.toISOString());
    return { fileName, ...found, nextRuns, zone };
  },
);
