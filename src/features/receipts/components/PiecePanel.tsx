import { receiptPieceRecord } from '@contract/receipts/receiptBatch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { RowAction } from '@/components/data-grid/gridActions';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { PdfOpening } from '@/components/pdf/PdfOpening';
import type { ReceiptPiece } from '@/services/wms/generated/receipts.gen';

const ServerPdf = lazyPiece(async () => (await import('@/components/pdf/ServerPdf')).ServerPdf);

const { labels } = receiptPieceRecord.shown.outcome;

interface PiecePanelProps {
  piece: ReceiptPiece;
  /** None once it is published. */
  actions: readonly RowAction[];
}

/** The very page beside the list, with what it is taken for. */
export function PiecePanel({ piece, actions }: PiecePanelProps) {
  const { fileName, fileUrl, fromPage, outcome, reason, personName, name } = piece;
  return (
    <Box
      component="section"
      aria-label="Hojas del recibo"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 'min(78vh, 900px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="subtitle2">{personName ?? (name || labels[outcome])}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reason || labels[outcome]}
          </Typography>
        </Box>
        {actions.map(({ label, run }, index) => (
          <Button
            key={label}
            size="small"
            variant={index === 0 ? 'outlined' : 'text'}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Suspense fallback={<PdfOpening label="Abriendo el visor" />}>
          <ServerPdf key={fileUrl} name={fileName} address={fileUrl} page={fromPage} />
        </Suspense>
      </Box>
    </Box>
  );
}
