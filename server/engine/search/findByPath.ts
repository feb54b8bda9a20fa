import type { RecordCard } from '@contract/search/found';
import { and, eq } from 'drizzle-orm';
import type { Context, Viewer } from '../acciones/context';
import { Fault } from '../http/fault';
import { listCondition } from '../lists/listCondition';
import { listOrder } from '../lists/listOrder';
import { type OpenList, openList } from '../lists/openList';
import { readPage } from '../lists/readPage';
import { partsOf } from '../module';
import type { Find } from './find';

interface Named {
  find: Find;
  id: number;
}

const MOST_ID = 2_147_483_647;

/** The records that an address may be the page of; none where no module says so. */
function namedBy(path: string): Named[] {
  const [, folder = '', digits = ''] = path.match(/^(.+)\/(\d{1,10})$/) ?? [];
  const id = Number(digits);
  if (!digits || id > MOST_ID) return [];
  return partsOf('finds')
    .filter(({ under }) => under?.includes(folder))
    .map((find) => ({ find, id }));
}

/** The list as this person may ask it; null where they may not. */
function opened(viewer: Viewer, { list }: Find): OpenList | null {
  try {
    return openList(viewer, list.accion.name, { size: 1 });
  } catch (error) {
    if (error instanceof Fault && error.status === 403) return null;
    throw error;
  }
}

async function read(context: Context, { find, id }: Named, { list, ...open }: OpenList) {
  const { db, viewer } = context;
  const own = { viewer, reach: open.context.reach };
  const where = and(listCondition(list, own, open.input), eq(list.id, id));
  const keys = listOrder(list, own, open.input);
  const page = { where, keys, skip: 0, limit: 1, counting: false, apart: false };
  const { rows } = await readPage(list, { ...own, db }, page);
  const [row] = rows as Parameters<Find['show']>[0][];
  return row ? find.show(row, own) : null;
}

/**
 * The records whose pages these addresses are, as the search of everything would show them to whoever asks. One that they
 * may not open and one that does not exist are the same; an address that is no record's page is left out.
 */
export async function findByPath(
  context: Context,
  paths: readonly string[],
): Promise<RecordCard[]> {
  const cards: RecordCard[] = [];
  for (const path of new Set(paths)) {
    const named = namedBy(path);
    const [first] = named;
    if (!first) continue;
    const asked = named.flatMap((one) => {
      const open = opened(context.viewer, one.find);
      return open ? [{ one, open }] : [];
    });
    const [may] = asked;
    const found = may ? await read(context, may.one, may.open) : null;
    cards.push({ path, label: first.find.label, found });
  }
  return cards;
}
