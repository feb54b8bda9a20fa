import { receiptPieceRecord as record } from '@contract/receipts/receiptBatch';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import { recordColumn } from '@/components/record/recordColumn';
import type { ReceiptPiece } from '@/services/wms/generated/receipts.gen';

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
  recordColumn(record, 'outcome', { width: 130, card: 'status' }),
  recordColumn(record, 'reason', {
    sortable: false,
    filter: false,
    value: ({ reason, corrected }) => (corrected ? 'Corregido a mano' : reason),
    width: 250,
    grow: true,
    card: 'fact',
  }),
  recordColumn(record, 'docket', { width: 120, hidden: true }),
  recordColumn(record, 'cuil', { sortable: false, filter: false, width: 150, hidden: true }),
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
