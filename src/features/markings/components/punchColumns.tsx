import { punchRecord } from '@contract/markings/punchRecord';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { PunchRow } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';

interface PunchChoices {
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const yesNo = (
  key: 'outside' | 'offline' | 'forgotten',
  label: string,
  hidden = false,
): GridColumn<PunchRow> => ({
  key,
  label,
  kind: 'yesNo',
  sortable: false,
  value: (row) => row[key],
  render: (row) => (row[key] ? 'Sí' : ''),
  width: 146,
  hidden,
});

/** The columns tell who punched what, when and from where. */
export const punchColumns = ({ sites, areas }: PunchChoices): GridColumn<PunchRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  recordColumn(punchRecord, 'day', { width: 130, card: 'fact' }),
  recordColumn(punchRecord, 'at', {
    label: 'Hora',
    render: ({ at, zone }: PunchRow) => clockText(at, zone),
    width: 100,
    card: 'fact',
  }),
  recordColumn(punchRecord, 'kind', { width: 145, card: 'detail', sortable: false }),
  recordColumn(punchRecord, 'source', { width: 130, sortable: false }),
  recordColumn(punchRecord, 'counts', { width: 168, card: 'status', sortable: false }),
  yesNo('outside', 'Fuera de la sede'),
  yesNo('offline', 'Sin conexión'),
  yesNo('forgotten', 'Salida sin fichar', true),
  siteColumn(sites, { hidden: true, sortable: false }),
  areaColumn(areas, { hidden: true, sortable: false }),
];
