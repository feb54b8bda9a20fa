import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ReceiptPiece } from '../api';
import { outcomeLabels } from '../receiptTexts';

const ServerPdf = lazy(() =>
  import('@/components/pdf/ServerPdf').then((loaded) => ({ default: loaded.ServerPdf })),
);

interface PiecePanelProps {
  piece: ReceiptPiece;
  /** Left out once it is published. */
  onAssign?: () => void;
  onLeaveOut?: () => void;
}

/** The very page beside the list, with what it is taken for. */
export function PiecePanel({ piece, onAssign, onLeaveOut }: PiecePanelProps) {
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
          <Typography variant="subtitle2">
            {personName ?? (name || outcomeLabels[outcome])}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reason || outcomeLabels[outcome]}
          </Typography>
        </Box>
        {onAssign ? (
          <Button size="small" variant="outlined" onClick={onAssign}>
            Asignar
          </Button>
        ) : null}
        {onLeaveOut && outcome !== 'out' ? (
          <Button size="small" onClick={onLeaveOut}>
            Dejar afuera
          </Button>
        ) : null}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Suspense fallback={<LinearProgress aria-label="Abriendo el visor" />}>
          <ServerPdf key={fileUrl} name={fileName} address={fileUrl} page={fromPage} />
        </Suspense>
      </Box>
    </Box>
  );
}
