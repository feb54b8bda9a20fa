import Box from '@mui/material/Box';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { labelChoices } from '@/components/data-grid/labelChoices';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { signingLabels, validityLabels } from '../documentTexts';
import { ExcerptText } from './ExcerptText';
import { SigningChip } from './SigningChip';
import { ValidityChip } from './ValidityChip';

interface DocumentChoices {
  types: readonly Choice[];
  folders: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const validities = labelChoices(validityLabels);

const signings = Object.entries(signingLabels).map(([value, label]) => ({ value, label }));

/** Whose paper it is, what it is and until when it is good. */
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
  {
    key: 'title',
    label: 'Título',
    kind: 'text',
    value: (row) => row.title,
    render: (row) => <FoundTitle {...row} />,
    width: 197,
    grow: true,
    card: 'detail',
  },
  {
    key: 'folder',
    label: 'Carpeta',
    kind: 'choice',
    choices: folders,
    value: (row) => row.folder,
    width: 150,
    hidden: true,
  },
  {
    key: 'expiresOn',
    label: 'Vence',
    kind: 'day',
    value: (row) => row.expiresOn,
    width: 108,
    card: 'fact',
  },
  {
    key: 'validity',
    label: 'Vigencia',
    kind: 'choice',
    choices: validities,
    sortable: false,
    value: (row) => row.validity,
    render: (row) => <ValidityChip validity={row.validity} />,
    width: 105,
    card: 'status',
  },
  {
    key: 'signing',
    label: 'Firma',
    kind: 'choice',
    choices: signings,
    sortable: false,
    value: (row) => row.signing,
    render: (row) => <SigningChip signing={row.signing} />,
    width: 150,
    card: 'status',
  },
  {
    key: 'overdue',
    label: 'Guarda cumplida',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.overdue,
    width: 140,
    hidden: true,
  },
  {
    key: 'changedAt',
    label: 'Última versión',
    kind: 'instant',
    value: (row) => row.changedAt,
    width: 150,
    card: 'fact',
  },
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
