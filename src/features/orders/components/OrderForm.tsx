import { orderRecord as record } from '@contract/orders/orderFields';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useForm, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { type FormDraft, useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import { RecordInput } from '@/components/record/RecordInput';
import { isAppError } from '@/services/wms/appError';
import type { Order } from '@/services/wms/generated/orders.gen';
import { handled } from '@/services/wms/handled';
import { orderPath } from '@/utils/paths';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../orderChanges';
import { emptyLine, type OrderValues, orderForm, orderInput, toFormField } from '../orderForm';
import { priorityOptions } from '../ordersModel';
import { CustomerInput } from './CustomerInput';
import { ProductInput } from './ProductInput';

/** One form to create and to edit. */
export function OrderForm({ order }: { order: Order | null }) {
  const form = useForm<OrderValues>({
    resolver: orderForm.resolver,
    defaultValues: orderForm.values(order),
  });
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
        <RecordInput
          record={record}
          name="address"
          label="Dirección de entrega"
          hint="Vacía, vale la del cliente."
        />
        <RecordInput record={record} name="promisedOn" label="Prometido para el" />
        <SelectInput<OrderValues>
          name="priority"
          label={record.fields.priority.label}
          options={priorityOptions}
        />
        <LinesField control={form.control} />
        <RecordInput record={record} name="notes" />
      </Form>
      <SaveConflict
        versioned={versioned}
        conflictFields={orderForm.conflict}
        onKeepStored={keepStored}
      />
    </>
  );
}

/** The reasons of the server under the names that the form uses. */
function inFormWords(error: unknown): unknown {
  if (!isAppError(error) || !error.fields) return error;
  handled(error);
  const fields = Object.entries(error.fields).map(([name, why]) => [toFormField(name), why]);
  return { ...error, fields: Object.fromEntries(fields) };
}

/** Creates, or saves over the version that the person began with. */
function useOrderSave(order: Order | null, { base, forget }: FormDraft<OrderValues>) {
  const [create] = useCreateOrderMutation();
  const [update] = useUpdateOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();

  const leave = (id: number) => {
    forget();
    return navigate(orderPath(id), { replace: true });
  };
  const send = async (values: OrderValues, version: number) => {
    const input = orderInput(values);
    try {
      const saved = order
        ? await update({ ...input, id: order.id, version }).unwrap()
        : await create(input).unwrap();
      const what = order ? 'Cambios guardados' : `Pedido ${saved.number} creado`;
      notify({ text: saved.awaitsApproval ? `${what}: espera aprobación` : what });
      await leave(saved.id);
    } catch (error) {
      throw inFormWords(error);
    }
  };
  const versioned = useVersionedSave<OrderValues, Order>({
    compared: orderForm,
    base: () => base,
    send,
  });
  return { versioned, keepStored: () => order && leave(order.id) };
}

const MOST = 200;

/** The products of an order, one below the other. */
function LinesField({ control }: { control: Control<OrderValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { errors } = useFormState<OrderValues>({ control, name: 'lines' });
  const error = errors.lines?.message ?? errors.lines?.root?.message;
  return (
    <Box role="group" aria-label="Productos" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        Productos
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Línea ${index + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr auto', sm: '1fr minmax(110px, 18%) auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <ProductInput<OrderValues> name={`lines.${index}.product`} label="Producto" />
          </Box>
          <DecimalInput<OrderValues>
            name={`lines.${index}.quantity`}
            label="Cantidad"
            decimals={0}
          />
          <IconButton
            aria-label={`Quitar la línea ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ mt: 3.25 }}
          >
            <Icon name="delete" />
          </IconButton>
        </Box>
      ))}
      <WithReason error={error}>
        {fields.length < MOST ? (
          <Button
            startIcon={<Icon name="add" />}
            onClick={() => append(emptyLine)}
            sx={{ justifySelf: 'start' }}
          >
            Agregar producto
          </Button>
        ) : null}
      </WithReason>
    </Box>
  );
}
