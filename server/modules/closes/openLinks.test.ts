import type { FilterOperator } from '@contract/core/listInput';
import { listLeaves } from '@contract/holidays/leaveAcciones';
import { listHourBanks } from '@contract/hours/bankAcciones';
import { listHourDays } from '@contract/hours/hourAcciones';
import { listPayRuns } from '@contract/liquidations/runAcciones';
import { listLoans } from '@contract/loans/loanAcciones';
import { listPunches } from '@contract/markings/punchAcciones';
import { listNews } from '@contract/news/newsAcciones';
import { listReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import { listRenditions } from '@contract/renditions/renditionAcciones';
import { DateTime } from 'luxon';
import { whatIsOpen } from '../../engine/closes/whatIsOpen';
import { monthBefore, spanOf } from './periods';
import { closesWorld } from './testing/closesWorld';

let world: Awaited<ReturnType<typeof closesWorld>>;

beforeAll(async () => {
  world = await closesWorld();
});
afterAll(() => world.server.close());

/** The list that each page shows. */
const listOf = {
  '/holidays/team': listLeaves,
  '/hours/bank/team': listHourBanks,
  '/hours/overtime': listHourDays,
  '/liquidations': listPayRuns,
  '/loans/all': listLoans,
  '/markings': listPunches,
  '/news': listNews,
  '/reimbursements': listReimbursements,
  '/renditions': listRenditions,
};

/** The demo asks for things of the months around today's. */
const AHEAD = 3;
const MONTHS = 12;

/** The filters of an address, read as the client reads them. */
function filtersOf(params: URLSearchParams) {
  return params.getAll('filtro').map((text) => {
    const [field = '', operator = '', rest = ''] = text.split(':');
    const typed = rest.split(',').map((part) => {
      if (part === 'true') return true;
      return /^\d+$/.test(part) ? Number(part) : part;
    });
    const several = operator === 'in' || operator === 'between';
    return { field, operator: operator as FilterOperator, value: several ? typed : typed[0] };
  });
}

async function rowsBehind(path: string): Promise<number | null> {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const list = listOf[pathname as keyof typeof listOf];
  if (!list) return null;
  const asked = { filters: filtersOf(searchParams) } as never;
  const { status, body } = await world.server.call(list, asked, 'rrhh');
  expect([path, status]).toEqual([path, 200]);
  return (body as { total: number }).total;
}

test('each count of each site and month opens as many rows as it says', async () => {
  const seen = new Set<string>();
  let month = DateTime.fromISO(world.day).plus({ months: AHEAD }).toFormat('yyyy-MM');
  for (let back = 0; back < MONTHS; back += 1) {
    for (const { siteId, label, count, path } of await whatIsOpen(world.db, spanOf(month))) {
      const found = await rowsBehind(path);
      if (found === null) continue;
      seen.add(path.split('?')[0] ?? '');
      expect({ siteId, label, path, rows: found }).toEqual({ siteId, label, path, rows: count });
    }
    month = monthBefore(month);
  }
  expect([...seen].sort()).toEqual(Object.keys(listOf).sort());
});
