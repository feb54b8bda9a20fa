import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { ReadAndSign } from '@/components/signing/ReadAndSign';
import {
  type ReceiptRow,
  useOpenReceiptMutation,
  useSignReceiptMutation,
} from '@/services/wms/generated/receipts.gen';
import { receiptPath } from '@/utils/paths';
import { isToSign, slipText, standingText } from '../receiptTexts';
import { ReceiptWords } from './ReceiptWords';
import { WhatNow } from './WhatNow';

/** One's own slip: read it, sign it, and go on with the next. */
export function OwnReceipt({ row }: { row: ReceiptRow }) {
  const { id, state, signatureVersion: version } = row;
  const [open] = useOpenReceiptMutation();
  const [sign] = useSignReceiptMutation();
  const notify = useNotice();
  const onSeen = useCallback(() => {
    if (state === 'pending') void open({ id });
  }, [open, id, state]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
        {standingText(row)}
      </Typography>
      <ReceiptWords row={row} pathOf={receiptPath} />
      {isToSign(row) ? null : <WhatNow row={row} />}
      <ReadAndSign
        kind="receipt"
        what={slipText(row)}
        file={row.file}
        maySign={isToSign(row)}
        mayDissent
        onSeen={onSeen}
        onSign={async ({ outcome, reason, clave }) => {
          const said = outcome === 'dissented' ? outcome : 'signed';
          await sign({ id, version, outcome: said, reason, clave }).unwrap();
          notify({ text: 'Recibo firmado' });
        }}
      />
    </Box>
  );
}
