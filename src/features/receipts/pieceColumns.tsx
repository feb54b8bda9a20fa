import Chip from '@mui/material/Chip';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { PersonName } from '@/components/person/PersonName';
import type { ReceiptPiece } from '@/services/wms/generated/receipts.gen';
import { outcomeLabels, outcomeTones } from './receiptTexts';

const choices = labelChoices(outcomeLabels);
const pagesOf = ({ fromPage, toPage }: ReceiptPiece) =>
  fromPage === toPage ? String(fromPage) : `${fromPage} a ${toPage}`;

/** The slips of a batch: their pages, whose they seem to be, and why some are in doubt. */
export const pieceColumns: GridColumn<ReceiptPiece>[] = [
  {
    key: 'position',
    label: 'Hojas',
    kind: 'text',
    filter: false,
    value: pagesOf,
    width: 90,
    card: 'fact',
  },
  {
    key: 'personName',
    label: 'Persona',
    kind: 'text',
    value: ({ personName, name }) => personName ?? name,
    render: ({ personName, imageUrl, name }) =>
      personName ? <PersonName name={personName} imageUrl={imageUrl} size={28} /> : name || '—',
    width: 220,
    card: 'title',
  },
  {
    key: 'outcome',
    label: 'Resultado',
    kind: 'choice',
    choices,
    value: ({ outcome }) => outcome,
    render: ({ outcome }) => (
      <Chip
        size="small"
        variant="outlined"
        color={outcomeTones[outcome]}
        label={outcomeLabels[outcome]}
      />
    ),
    width: 130,
    card: 'status',
  },
  {
    key: 'reason',
    label: 'Por qué',
    kind: 'text',
    sortable: false,
    filter: false,
    value: ({ reason, corrected }) => (corrected ? 'Corregido a mano' : reason),
    width: 250,
    grow: true,
    card: 'fact',
  },
  {
    key: 'docket',
    label: 'Legajo en la hoja',
    kind: 'text',
    value: ({ docket }) => docket,
    width: 120,
    hidden: true,
  },
  {
    key: 'cuil',
    label: 'CUIL en la hoja',
    kind: 'text',
    sortable: false,
    filter: false,
    value: ({ cuil }) => cuil,
    width: 150,
    hidden: true,
  },
  {
    key: 'fileName',
    label: 'Archivo',
    kind: 'text',
    sortable: false,
    filter: false,
    value: ({ fileName }) => fileName,
    width: 180,
    hidden: true,
  },
];
