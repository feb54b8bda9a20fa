import { counted } from '@contract/core/counted';
import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import {
  type ChangeOrdersInput,
  useChangeOrdersMutation,
} from '@/services/wms/generated/orders.gen';
import { PickerInput } from './PickerInput';

export interface OrdersChange extends ChosenRows {
  kind: ChangeOrdersInput['change']['kind'];
}

interface Values {
  reason: string;
  pickerId: number | '';
}

const plain = z.object({ reason: z.string(), pickerId: z.union([z.literal(''), z.int()]) });
const forms = {
  release: plain,
  assign: plain,
  dispatch: plain,
  cancel: plain.extend({ reason }),
};

const words: Record<OrdersChange['kind'], { verb: string; what: string }> = {
  release: { verb: 'Liberar', what: 'Pasan a preparación, para quien esté libre.' },
  assign: { verb: 'Asignar', what: 'Se avisa a quien los recibe.' },
  dispatch: { verb: 'Despachar', what: 'Quedan en camino a sus clientes.' },
  cancel: {
    verb: 'Cancelar',
    what: 'Quedan cancelados sin vuelta atrás, y lo que se haya tomado vuelve a su lugar.',
  },
};

function toChange(kind: OrdersChange['kind'], values: Values): ChangeOrdersInput['change'] {
  if (kind === 'assign') return { kind, pickerId: values.pickerId || null };
  if (kind === 'cancel') return { kind, reason: values.reason.trim() };
  return { kind };
}

/** Says what will happen to how many, and then what happened to each. */
export function ChangeOrdersDialog(props: { change: OrdersChange; onClose: () => void }) {
  const { change, onClose } = props;
  const { kind, rows, count } = change;
  const [send] = useChangeOrdersMutation();
  const form = useForm<Values>({
    resolver: contractResolver(forms[kind]),
    defaultValues: { reason: '', pickerId: '' },
  });
  const { verb, what } = words[kind];
  const title = `${verb} ${counted(count, 'pedido', 'pedidos')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={`${verb} ${count === 1 ? 'pedido' : 'pedidos'}`}
      send={(values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangeOrdersInput['selection'];
        return send({ selection, change: toChange(kind, values) }).unwrap();
      }}
      undo={(selection, { change }) =>
        send({ selection, change: change as ChangeOrdersInput['change'] }).unwrap()
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {kind === 'assign' ? <PickerInput label="Quién los prepara" siteId={null} /> : null}
      {kind === 'cancel' ? (
        <TextInput<Values> name="reason" label="Motivo" rows={2} maxLength={300} />
      ) : null}
    </BulkFormDialog>
  );
}
