import Alert from '@mui/material/Alert';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import type { Order } from '../api';
import { conflictFields, type OrderValues, orderForm, toValues } from '../orderForm';
import { priorityOptions } from '../ordersModel';
import { CustomerInput } from './CustomerInput';
import { LinesField } from './LinesField';
import { useOrderSave } from './useOrderSave';

const resolver = contractResolver(orderForm);

/** One form to create and to edit. */
export function OrderForm({ order }: { order: Order | null }) {
  const form = useForm<OrderValues>({ resolver, defaultValues: toValues(order) });
  const draft = useDraft(form, `order/${order?.id ?? 'new'}`, order?.version);
  const navigate = useNavigate();
  const { versioned, keepStored } = useOrderSave(order, draft);
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={(values) => versioned.save(values, draft.version)}
        submitLabel={order ? 'Guardar cambios' : 'Crear pedido'}
        onCancel={() => navigate(-1)}
      >
        {order?.approval ? (
          <Alert severity="info">Si guardás cambios, la aprobación se pide de nuevo.</Alert>
        ) : null}
        <CustomerInput />
        <TextInput<OrderValues>
          name="address"
          label="Dirección de entrega"
          hint="Vacía, vale la del cliente."
          maxLength={200}
          optional
        />
        <DateInput<OrderValues> name="promisedOn" label="Prometido para el" />
        <SelectInput<OrderValues> name="priority" label="Prioridad" options={priorityOptions} />
        <LinesField control={form.control} />
        <TextInput<OrderValues> name="notes" label="Notas" rows={2} maxLength={1000} optional />
      </Form>
      <SaveConflict
        versioned={versioned}
        conflictFields={conflictFields}
        onKeepStored={keepStored}
      />
    </>
  );
}
