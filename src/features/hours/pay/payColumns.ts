import type { MappedColumn } from '@contract/hours/payMapping';
import type { PayColumn } from '@/services/wms/generated/hours.gen';

/** The offered columns that are not chosen yet, group by group in the order in which they are offered. */
export function leftToAdd(
  offered: readonly PayColumn[],
  columns: readonly MappedColumn[],
): [group: string, columns: PayColumn[]][] {
  const taken = new Set(columns.map(({ key }) => key));
  const left = offered.filter(({ key }) => !taken.has(key));
  const groups = [...new Set(left.map(({ group }) => group))];
  return groups.map((group) => [group, left.filter((one) => one.group === group)]);
}
