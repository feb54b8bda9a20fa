import { blockRange, leaveBlockFields } from '@contract/holidays/leaveBlock';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { Places } from '@/components/references/usePlaces';
import type { LeaveBlock } from '../api';
import { dayText } from '../leaveTexts';

const { shape } = leaveBlockFields;

/** Where it holds, as one choice: "all", "site-2", "area-5". */
export const blockForm = z
  .object({
    place: z.string().regex(/^(all|(site|area)-\d+)$/),
    fromDay: shape.fromDay,
    toDay: shape.toDay,
    reason: shape.reason,
  })
  .superRefine(blockRange);

export type BlockValues = z.input<typeof blockForm>;

const placeOf = ({ siteId, areaId }: LeaveBlock) => {
  if (areaId !== null) return `area-${areaId}`;
  return siteId === null ? 'all' : `site-${siteId}`;
};

export const blockValues = (row: LeaveBlock | null): BlockValues => ({
  place: row ? placeOf(row) : 'all',
  fromDay: row?.fromDay ?? '',
  toDay: row?.toDay ?? '',
  reason: row?.reason ?? '',
});

export function blockInput({ place, ...values }: BlockValues) {
  const [kind, id] = place.split('-');
  return {
    ...values,
    siteId: kind === 'site' ? Number(id) : null,
    areaId: kind === 'area' ? Number(id) : null,
  };
}

export const placeOptions = ({ sites, areas }: Places) => [
  { value: 'all', label: 'Toda la organización' },
  ...sites.map(({ value, label }) => ({ value: `site-${value}`, label: `Sede: ${label}` })),
  ...areas.map(({ value, label }) => ({ value: `area-${value}`, label: `Área: ${label}` })),
];

/** Only what differs, as people read it. */
export function blockConflict(mine: BlockValues, stored: LeaveBlock): ConflictField[] {
  const theirs = blockValues(stored);
  const read: [string, (values: BlockValues) => string][] = [
    ['Desde', ({ fromDay }) => dayText(fromDay)],
    ['Hasta', ({ toDay }) => dayText(toDay)],
    ['Motivo', ({ reason }) => reason],
  ];
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
