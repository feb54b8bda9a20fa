import Box from '@mui/material/Box';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { ReadAndSign } from '@/components/signing/ReadAndSign';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { formatDate } from '@/utils/dates';
import { receiptOfPersonPath } from '@/utils/paths';
import { slipText } from '../receiptTexts';
import { ReceiptChip } from './ReceiptChip';
import { ReceiptWords } from './ReceiptWords';

const moment = (iso: string | null) => (iso ? formatDate(iso, 'DD/MM/AAA HS:MN') : null);
const nothing = () => Promise.resolve();

/** Whose slip it is, when it was opened and signed, and the slip itself. */
export function ReceiptRecord({ row }: { row: ReceiptRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts>
        <Fact label="Recibo">{slipText(row)}</Fact>
        <Fact label="Estado">
          <ReceiptChip state={row.state} overdue={row.overdue} />
        </Fact>
        <Fact label="Legajo">{row.docket}</Fact>
        <Fact label="Lugar">{`${row.siteName}, ${row.areaName}`}</Fact>
        <Fact label="Firmar hasta">{formatDate(row.dueOn, 'DD/MM/AAA')}</Fact>
        <Fact label="Publicado">{moment(row.publishedAt)}</Fact>
        <Fact label="Abierto">{moment(row.openedAt)}</Fact>
        <Fact label="Firmado">{moment(row.doneAt)}</Fact>
      </Facts>
      <ReceiptWords row={row} pathOf={receiptOfPersonPath} />
      <ReadAndSign
        kind="receipt"
        what={slipText(row)}
        file={row.file}
        maySign={false}
        mayDissent={false}
        onSign={nothing}
      />
    </Box>
  );
}
