import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Icon } from '@/components/icons/Icon';
import type { Order } from '@/services/wms/generated/orders.gen';
import { emptyPackage, fromPack, notPacked, type PackValues, packForm, toPack } from '../countForm';
import { usePackOrderMutation } from '../orderChanges';

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

interface PackageFieldsProps {
  order: Order;
  index: number;
  onRemove: (() => void) | undefined;
}

function PackageFields({ order, index, onRemove }: PackageFieldsProps) {
  const lines = order.lines.filter((line) => line.pickedQuantity > 0);
  return (
    <Box role="group" aria-label={`Bulto ${index + 1}`} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          Bulto {index + 1}
        </Typography>
        {onRemove ? (
          <IconButton aria-label={`Quitar el bulto ${index + 1}`} onClick={onRemove}>
            <Icon name="delete" />
          </IconButton>
        ) : null}
      </Box>
      {lines.map((line, place) => (
        <DecimalInput<PackValues>
          key={line.id}
          name={`packages.${index}.items.${place}.quantity`}
          label={(line.substitute ?? line.product).name}
          decimals={0}
          suffix={(line.substitute ?? line.product).unit}
        />
      ))}
      <DecimalInput<PackValues>
        name={`packages.${index}.weightKg`}
        label="Peso"
        decimals={3}
        suffix="kg"
        optional
      />
    </Box>
  );
}
