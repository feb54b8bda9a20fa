import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '@/components/icons/Icon';
import { selectCan } from '@/services/session/selectCan';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { AnswerDialog } from './AnswerDialog';
import { ReplaceDialog } from './ReplaceDialog';

const mayAnswer = selectCan('DISAGREEMENT');
const mayReplace = selectCan('LIQUIDATION.APPROVE');

/** What may still be done about somebody's slip: to answer who disagrees, and to give another one. */
export function ReceiptActions({ row }: { row: ReceiptRow }) {
  const answers = useSelector(mayAnswer);
  const [doing, setDoing] = useState<'answer' | 'replace' | null>(null);
  const close = () => setDoing(null);
  const replaces = useSelector(mayReplace);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {answers && row.state === 'dissented' ? (
        <Button
          variant={row.answer ? 'outlined' : 'contained'}
          startIcon={<Icon name="comment" />}
          onClick={() => setDoing('answer')}
        >
          {row.answer ? 'Cambiar la respuesta' : 'Responder'}
        </Button>
      ) : null}
      {replaces && row.replacedById === null ? (
        <Button variant="outlined" onClick={() => setDoing('replace')}>
          Reemplazar
        </Button>
      ) : null}
      {doing === 'answer' ? <AnswerDialog row={row} onClose={close} /> : null}
      {doing === 'replace' ? <ReplaceDialog row={row} onClose={close} /> : null}
    </Box>
  );
}
