import { cpus, loadavg } from 'node:os';
import type { FilterOperator } from '@contract/core/listInput';
import { z } from 'zod';
import { authorize } from '../../server/engine/acciones/authorize';
import type { Viewer } from '../../server/engine/acciones/context';
import type { Handler } from '../../server/engine/acciones/implement';
import type { ListColumn } from '../../server/engine/lists/listColumn';
import type { ListDefinition } from '../../server/engine/lists/listDefinition';
import { allHandlers, partsOf } from '../../server/engine/module';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { asker } from '../../tests/bench/support/asker';
import { type BenchServer, openServer } from '../../tests/bench/support/benchServer';
import { inTurns } from '../../tests/bench/support/inTurns';
import { ago } from '../../tests/bench/support/listCases';
import { plausibleInput } from '../../tests/security/plausibleInput';
import { BIG } from '../demo/growDemo';
import { writeBetween } from './figuresTable';
import { keptFolder } from './keptFolder';
import { timeBoards } from './timeBoards';

const SMALL = { people: BIG.people, orders: 10_000, punches: 50_000 };
const MOST = 1.5;
/** Common in the names of people, and in those of customers. */
const words = ['gomez', 'hotel'];

interface Asked {
  name: string;
  input: unknown;
}

const isList = ({ accion }: Handler): boolean =>
  accion.method === 'GET' && 'page' in accion.input.shape && 'size' in accion.input.shape;

function filterOf(column: ListColumn): [FilterOperator, unknown][] {
  switch (column.kind) {
    case 'text':
      return [['starts', 'a']];
    case 'instant':
    case 'day':
      return [['from', ago(30)]];
    case 'number':
      return [['from', 1]];
    case 'boolean':
      return [['is', true]];
    case 'person':
      return [['is', 22]];
    case 'enum':
      return [['is', column.values[0]]];
    default:
      // The column alone knows what it takes: whatever it refuses is left out.
      return [
        ['is', true],
        ['is', 1],
        ['is', 'a'],
      ];
  }
}

/** Its first page as it comes, by each filter, and of a search. */
function* casesOf({ accion }: Handler, list: ListDefinition | undefined, viewer: Viewer) {
  const needed = plausibleInput(accion.input, [ago(30), ago(0)]);
  const asked = (name: string, more: object): Asked | undefined => {
    const { success, data } = accion.input.safeParse({ ...needed, ...more });
    return success ? { name, input: data } : undefined;
  };
  yield asked('as it comes', {});
  for (const [field, column] of Object.entries(list?.columns({ viewer, reach: 'all' }) ?? {})) {
    for (const [operator, value] of filterOf(column)) {
      yield asked(`${field} ${operator} ${value}`, { filters: [{ field, operator, value }] });
    }
  }
  if ('search' in accion.input.shape) {
    for (const search of words) yield asked(`search "${search}"`, { search });
  }
}

async function viewersOf({ services: { database } }: BenchServer): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const username of ['admin', 'rrhh', 'jefe']) {
    const found = await database.pool.query('select id from account where username = $1', [
      username,
    ]);
    const viewer = await readAccountViewer(database.db, found.rows[0].id);
    // A preparer of orders is of one site; everybody's rows are asked of each list.
    if (viewer) viewers.push({ ...viewer, roleScope: 'all' });
  }
  return viewers;
}

const mayAsk = (handler: Handler) => (viewer: Viewer) => {
  try {
    authorize(handler.accion, viewer);
    return true;
  } catch {
    return false;
  }
};

const counted = z.object({ total: z.number() });
const totalOf = (answer: unknown) => counted.safeParse(answer).data?.total ?? 0;

interface Grown {
  ratio: number;
  line: string;
}

/** Undefined where it takes as long however many rows there are, where there are no more, and where there were none. */
async function compare(
  handler: Handler,
  { name, input }: Asked,
  small: ReturnType<typeof asker>,
  large: ReturnType<typeof asker>,
): Promise<Grown | undefined> {
  const few = totalOf(await small(handler, input));
  const many = totalOf(await large(handler, input));
  const times = await inTurns(
    () => small(handler, input),
    () => large(handler, input),
  );
  const ratio = times.large.fastest / times.small.fastest;
  if (ratio <= MOST || few === 0 || many <= few) return undefined;
  const [from, to] = [times.small.fastest.toFixed(1), times.large.fastest.toFixed(1)];
  return {
    ratio,
    line: `| ${handler.accion.name} | ${name} | ${few} | ${many} | ${from} | ${to} | ${ratio.toFixed(1)} |`,
  };
}

const head = `| list | asked | rows | rows in the big demo | ms | ms in the big demo | times |
| --- | --- | ---: | ---: | ---: | ---: | ---: |`;

async function compareAll(few: BenchServer, many: BenchServer, quick: boolean): Promise<string> {
  const viewers = await viewersOf(many);
  const lists = new Map(partsOf('lists').map((list) => [list.accion.name, list]));
  const grown: Grown[] = [];
  const refused = new Set<string>();
  let measured = 0;
  for (const handler of allHandlers().filter(isList)) {
    const { name } = handler.accion;
    const viewer = viewers.find(mayAsk(handler));
    if (!viewer) refused.add(name);
    else {
      for (const asked of casesOf(handler, lists.get(name), viewer)) {
        if (!asked || (quick && asked.name !== 'as it comes')) continue;
        const found = await compare(handler, asked, asker(few, viewer), asker(many, viewer)).catch(
          () => void refused.add(`${name}, ${asked.name}`),
        );
        measured += 1;
        if (found) grown.push(found);
      }
    }
  }
  grown.sort((one, other) => other.ratio - one.ratio);
  const said = `${measured} cases of ${allHandlers().filter(isList).length} lists; ${grown.length} take more than ${MOST} times as long with ${BIG.orders} orders and ${BIG.punches} punches as with ${SMALL.orders} and ${SMALL.punches}. Load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`;
  const left = refused.size > 0 ? `\n\nNot asked: ${[...refused].join('; ')}.` : '';
  if (grown.length === 0) return `${said}${left}`;
  return `${said}${left}\n\n${[head, ...grown.map(({ line }) => line)].join('\n')}`;
}

/** This finds the first pages of lists that take longer where there are a hundred times as many rows. */
export async function growth(quick: boolean, say: (line: string) => void): Promise<void> {
  const large = await openServer(await keptFolder('big', BIG, say));
  try {
    const small = await openServer(await keptFolder('small', SMALL, say));
    try {
      const boards = await timeBoards(small, large);
      say(boards);
      const lists = await compareAll(small, large, quick);
      const text = `${lists}\n\nWhat people open of time, as its pages ask for it:\n\n${boards}`;
      say(text);
      if (!quick) writeBetween('docs/performance.md', 'growth', text);
    } finally {
      await small.close();
    }
  } finally {
    await large.close();
  }
}
