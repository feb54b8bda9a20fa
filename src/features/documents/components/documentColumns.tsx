import { documentRecord as record } from '@contract/documents/documentFields';
import Box from '@mui/material/Box';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { ExcerptText } from './ExcerptText';
import { SigningChip } from './SigningChip';
import { ValidityChip } from './ValidityChip';

interface DocumentChoices {
  types: readonly Choice[];
  folders: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** The columns show whose paper it is, what it is and until when it is good. */
export const documentColumns = ({
  types,
  folders,
  sites,
  areas,
}: DocumentChoices): GridColumn<DocumentRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  {
    key: 'typeName',
    filter: 'typeId',
    label: 'Tipo',
    kind: 'place',
    choices: types,
    value: (row) => row.typeName,
    width: 160,
    card: 'fact',
  },
  recordColumn(record, 'title', {
    render: (row) => <FoundTitle {...row} />,
    width: 197,
    grow: true,
    card: 'detail',
  }),
  {
    key: 'folder',
    label: 'Carpeta',
    kind: 'choice',
    choices: folders,
    value: (row) => row.folder,
    width: 150,
    hidden: true,
  },
  recordColumn(record, 'expiresOn', { label: 'Vence', width: 108, card: 'fact' }),
  recordColumn(record, 'validity', {
    sortable: false,
    render: (row) => <ValidityChip validity={row.validity} />,
    width: 105,
    card: 'status',
  }),
  recordColumn(record, 'signing', {
    sortable: false,
    render: (row) => <SigningChip signing={row.signing} />,
    width: 150,
    card: 'status',
  }),
  recordColumn(record, 'overdue', { sortable: false, width: 140, hidden: true }),
  recordColumn(record, 'changedAt', { width: 150, card: 'fact' }),
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];

/** A title and, where a search found the paper by what it says, the place. */
function FoundTitle({ title, excerpt }: Pick<DocumentRow, 'title' | 'excerpt'>) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{title}</Box>
      {excerpt ? <ExcerptText excerpt={excerpt} short /> : null}
    </Box>
  );
}
