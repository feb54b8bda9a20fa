import { counted } from '@contract/core/counted';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { BulkReasonDialog } from '@/components/data-grid/BulkReasonDialog';
import { bulkSaid } from '@/components/data-grid/bulkOutput';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { type MoveLoansApiArg, useMoveLoansMutation } from '@/services/wms/generated/loans.gen';
import { PayInputs, type PayValues, payNow, payResolver, payWords } from './PayInputs';

interface DialogProps {
  chosen: ChosenRows;
  onClose: () => void;
}

const noun = ['préstamo', 'préstamos'] as const;

function useMove() {
  const [send] = useMoveLoansMutation();
  return (rows: ChosenRows['rows'], move: MoveLoansApiArg['move']) =>
    send({ selection: rows as MoveLoansApiArg['selection'], move }).unwrap();
}

/** Many that were granted: all transferred one day, or all with the next pay. */
export function PayManyDialog({ chosen, onClose }: DialogProps) {
  const move = useMove();
  const form = useForm<PayValues>({ resolver: payResolver, defaultValues: payNow() });
  const how = useWatch({ control: form.control, name: 'how' });
  const did =
    how === 'run'
      ? (['se paga con el sueldo', 'se pagan con el sueldo'] as const)
      : (['se pagó', 'se pagaron'] as const);
  return (
    <BulkFormDialog
      title={`Pagar ${counted(chosen.count, ...noun)}`}
      form={form}
      brief
      submitLabel={payWords[how]}
      say={(done, refused) => bulkSaid(did, noun, done, refused)}
      send={({ how: by, paidOn }) =>
        move(chosen.rows, { kind: 'pay', paidOn: by === 'run' ? null : paidOn })
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Se paga lo aprobado que todavía no se pagó, y se le avisa a cada persona. No se deshace: lo
        que se entregó se devuelve en cuotas.
      </Typography>
      <PayInputs />
    </BulkFormDialog>
  );
}

/** Many that were granted and will not be paid. */
export function CallOffManyDialog({ chosen, onClose }: DialogProps) {
  const move = useMove();
  return (
    <BulkReasonDialog
      chosen={chosen}
      verb="Dejar sin efecto"
      did={['quedó sin efecto', 'quedaron sin efecto']}
      noun={noun}
      send={(rows, reason) => move(rows, { kind: 'callOff', reason })}
      onClose={onClose}
    >
      No se pagan ni se descuentan, y no vuelven: habría que pedirlos de nuevo. Cada persona recibe
      un aviso con el motivo.
    </BulkReasonDialog>
  );
}
