import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { type Product, useSaveProductMutation } from '../api';
import { type ProductValues, productForm, productValues } from './forms';

const resolver = contractResolver(productForm);
const classes = [
  { value: 'A', label: 'A: lo que más se mueve' },
  { value: 'B', label: 'B: intermedia' },
  { value: 'C', label: 'C: lo que menos se mueve' },
];

export function ProductDialog({ row, onClose }: { row: Product | null; onClose: () => void }) {
  const [save] = useSaveProductMutation();
  const notify = useNotice();
  const form = useForm<ProductValues>({ resolver, defaultValues: productValues(row) });
  return (
    <FormDialog
      open
      title={row ? 'Editar producto' : 'Nuevo producto'}
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ barcode, ...values }) => {
        const known = { id: row?.id ?? null, version: row?.version ?? null };
        await save({ ...values, ...known, barcode: barcode.trim() || null }).unwrap();
        notify({ text: 'Producto guardado' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput<ProductValues> name="name" label="Nombre" maxLength={120} />
      <TextInput<ProductValues> name="sku" label="Código" maxLength={40} />
      <TextInput<ProductValues>
        name="unit"
        label="Unidad"
        hint="Qué es uno: unidad, caja, botella."
        maxLength={20}
      />
      <TextInput<ProductValues> name="barcode" label="Código de barras" maxLength={13} optional />
      <SelectInput<ProductValues> name="abcClass" label="Clase" options={classes} />
      <CheckInput<ProductValues> name="lotTracked" label="Lleva lote y vencimiento" />
      <CheckInput<ProductValues> name="active" label="En uso" />
    </FormDialog>
  );
}
