import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn, stateColumn } from '@/components/data-grid/standingColumns';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import type { SignatureRow } from '@/services/wms/generated/signed.gen';
import { signatureLabels } from '../signedTexts';
import { SignatureChip } from './SignatureChip';

interface SignatureChoices extends Places {
  envelopes: readonly Choice[];
}

/** Who signs, and where each stands. */
export const signatureColumns = ({
  envelopes,
  sites,
  areas,
}: SignatureChoices): GridColumn<SignatureRow>[] => [
  personColumn,
  {
    key: 'fileName',
    label: 'Documento',
    kind: 'text',
    sortable: false,
    filter: false,
    value: (row) => row.fileName,
    width: 200,
    grow: true,
    card: 'detail',
  },
  stateColumn(signatureLabels, {
    render: (row) => <SignatureChip state={row.state} overdue={row.overdue} />,
    width: 170,
  }),
  {
    key: 'doneAt',
    label: 'Firmó',
    kind: 'instant',
    value: (row) => row.doneAt,
    width: 160,
    card: 'fact',
  },
  {
    key: 'turn',
    label: 'Turno',
    kind: 'number',
    filter: false,
    value: (row) => row.turn,
    width: 90,
    hidden: true,
  },
  docketColumn({ hidden: true }),
  siteColumn(sites, { width: 160 }),
  areaColumn(areas, { width: 160 }),
  {
    key: 'envelopeId',
    label: 'Qué se firma',
    kind: 'place',
    choices: envelopes,
    sortable: false,
    value: (row) => row.title,
    width: 240,
    hidden: true,
  },
  overdueColumn,
];
