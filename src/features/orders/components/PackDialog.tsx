import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { Icon } from '@/components/icons/Icon';
import type { Order } from '@/services/wms/generated/orders.gen';
import { emptyPackage, fromPack, notPacked, type PackValues, packForm, toPack } from '../countForm';
import { usePackOrderMutation } from '../orderChanges';
import { PackageFields } from './PackageFields';

const resolver = contractResolver(packForm);
const MOST = 100;

interface PackDialogProps {
  order: Order;
  onClose: () => void;
}

/** Puts what was prepared into packages; what none has yet is in sight. */
export function PackDialog({ order, onClose }: PackDialogProps) {
  const [pack] = usePackOrderMutation();
  const form = useForm<PackValues>({ resolver, defaultValues: toPack(order) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'packages' });
  const packages = useWatch({ control: form.control, name: 'packages' });
  const open = notPacked(order, { packages });
  return (
    <FormDialog
      open
      title="Embalar pedido"
      form={form}
      submitLabel="Confirmar bultos"
      onSubmit={async (values) => {
        const { id, version } = order;
        await pack({ id, version, packages: fromPack(values) }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <PackageFields
          key={field.id}
          order={order}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < MOST ? (
        <Button
          startIcon={<Icon name="add" />}
          onClick={() => append(emptyPackage(order))}
          sx={{ justifySelf: 'start' }}
        >
          Agregar bulto
        </Button>
      ) : null}
      {open.map(({ name, units }) => (
        <Alert key={name} severity="warning">
          {units > 0 ? `Faltan ubicar ${units} de ${name}.` : `Sobran ${-units} de ${name}.`}
        </Alert>
      ))}
    </FormDialog>
  );
}
