import type { RowSelection } from '@/components/data-grid/gridActions';
import type { WaitingRequest } from '@/services/wms/generated/workflow.gen';

export const PAGE_SIZE = 50;
export const filterNames = ['buscar', 'tipo', 'demoradas'] as const;
export type InboxFilters = Record<(typeof filterNames)[number], string>;

/** The kinds come in turn, and within a kind the first to ask. */
export function inboxRequest({ buscar, tipo, demoradas }: InboxFilters, page: number) {
  return {
    page,
    size: PAGE_SIZE,
    search: buscar,
    sort: [
      { field: 'type' as const, direction: 'asc' as const },
      { field: 'submittedAt' as const, direction: 'asc' as const },
    ],
    filters: filtersOf({ tipo, demoradas }),
  };
}

function filtersOf({ tipo, demoradas }: Pick<InboxFilters, 'tipo' | 'demoradas'>) {
  const is = 'is' as const;
  return [
    ...(tipo ? [{ field: 'type' as const, operator: is, value: tipo }] : []),
    ...(demoradas ? [{ field: 'late' as const, operator: is, value: true }] : []),
  ];
}

/** The rows of a bulk decision on everything that the filters leave. */
export const filteredRows = (filters: InboxFilters, except: readonly number[]): RowSelection => ({
  kind: 'filtered',
  filters: filtersOf(filters),
  search: filters.buscar,
  except: [...except],
});

export interface InboxGroup {
  label: string;
  rows: WaitingRequest[];
}

export function groupsOf(rows: readonly WaitingRequest[]): InboxGroup[] {
  const groups: InboxGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.label === row.typeLabel) last.rows.push(row);
    else groups.push({ label: row.typeLabel, rows: [row] });
  }
  return groups;
}

/** Where the reader goes when this one leaves the list: the next, else the one before. */
export function neighbour(rows: readonly { id: number }[], id: number): number | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return rows[0]?.id ?? null;
  return rows[at + 1]?.id ?? rows[at - 1]?.id ?? null;
}

export function step(
  rows: readonly { id: number }[],
  id: number | null,
  by: 1 | -1,
): number | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return rows[0]?.id ?? null;
  return rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.id ?? null;
}
