import { own } from '@contract/core/fields';
import { blockRange, leaveBlockRecord } from '@contract/holidays/leaveBlock';
import { z } from 'zod';
import { recordForm } from '@/components/record/recordForm';
import type { Places } from '@/components/references/usePlaces';
import type { LeaveBlock } from '@/services/wms/generated/holidays.gen';

const place = own('Dónde', z.string().regex(/^(all|(site|area)-\d+)$/), 'all');
const { siteId: _site, areaId: _area, ...others } = leaveBlockRecord.fields;
/** Where it holds is one choice on screen, since it is of an area or of a site but never of both. */
const record = { ...leaveBlockRecord, fields: { place, ...others } };

const placeOf = ({ siteId, areaId }: Pick<LeaveBlock, 'siteId' | 'areaId'>) => {
  if (areaId) return `area-${areaId}`;
  return siteId ? `site-${siteId}` : 'all';
};

export const placeOptions = ({ sites, areas }: Places) => [
  { value: 'all', label: 'Toda la organización' },
  ...sites.map(({ value, label }) => ({ value: `site-${value}`, label: `Sede: ${label}` })),
  ...areas.map(({ value, label }) => ({ value: `area-${value}`, label: `Área: ${label}` })),
];

export const leaveBlockForm = (places: Places) =>
  recordForm(record, {
    read: (row: Omit<LeaveBlock, 'place'>) => ({ place: placeOf(row) }),
    check: blockRange,
    together: [['fromDay', 'toDay']],
    show: {
      place: (held) => placeOptions(places).find(({ value }) => value === held)?.label ?? '—',
    },
  });

/** The block as the server takes it. */
export function blockInput<Fields extends { place: string }>({ place, ...fields }: Fields) {
  const [kind, id] = place.split('-');
  return {
    ...fields,
    siteId: kind === 'site' ? Number(id) : null,
    areaId: kind === 'area' ? Number(id) : null,
  };
}
