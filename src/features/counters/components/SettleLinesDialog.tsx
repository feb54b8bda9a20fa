import { counted } from '@contract/core/counted';
import { countLineRecord as record } from '@contract/counters/countLine';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import {
  type SettleCountLinesInput,
  useSettleCountLinesMutation,
} from '@/services/wms/generated/counters.gen';

export interface LinesChange extends ChosenRows {
  kind: SettleCountLinesInput['change']['kind'];
}

const { values, labels, label } = record.shown.cause;
const causes = values.map((value) => ({ value, label: labels[value] }));
const plain = z.object({ cause: z.string(), reason: z.string() });
const withCause = plain.extend({ cause: z.enum(values, 'Elegí la causa.') });
type Values = z.input<typeof plain>;

const words: Record<LinesChange['kind'], { verb: string; what: string }> = {
  adjust: {
    verb: 'Ajustar',
    what: 'La existencia cambia en la diferencia de cada línea, aunque desde el conteo se haya movido mercadería. Si un circuito pide aprobación, cambia recién cuando la aprueben.',
  },
  leave: {
    verb: 'Dejar como estaba',
    what: 'La existencia no cambia, y la diferencia queda anotada con su causa.',
  },
  again: { verb: 'Contar otra vez', what: 'Las cuenta otra persona que la primera vez.' },
};

/** Asks why lines differ, and then tells what happened to each. */
export function SettleLinesDialog(props: { change: LinesChange; onClose: () => void }) {
  const { change, onClose } = props;
  const { kind, rows, count } = change;
  const [send] = useSettleCountLinesMutation();
  const asksCause = kind !== 'again';
  const form = useForm<Values>({
    resolver: contractResolver<Values>(asksCause ? withCause : plain),
    defaultValues: { cause: '', reason: '' },
  });
  const { verb, what } = words[kind];
  return (
    <BulkFormDialog
      title={`${verb}: ${counted(count, 'línea', 'líneas')}`}
      form={form}
      submitLabel={verb}
      send={({ cause, reason }) =>
        send({
          // The rows were filtered by the columns of this very list.
          selection: rows as SettleCountLinesInput['selection'],
          change: (asksCause
            ? { kind, cause, reason: reason.trim() }
            : { kind }) as SettleCountLinesInput['change'],
        }).unwrap()
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {asksCause ? (
        <>
          <SelectInput<Values> name="cause" label={label} options={causes} />
          <TextInput<Values> name="reason" label="Detalle" rows={2} maxLength={300} optional />
        </>
      ) : null}
    </BulkFormDialog>
  );
}
