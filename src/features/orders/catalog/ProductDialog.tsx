import { useForm } from 'react-hook-form';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { type Product, useSaveProductMutation } from '../api';
import { CatalogDialog } from './CatalogDialog';
import { type ProductValues, productForm, productReaders, productValues } from './forms';

const resolver = contractResolver(productForm);
const classes = [
  { value: 'A', label: 'A: lo que más se mueve' },
  { value: 'B', label: 'B: intermedia' },
  { value: 'C', label: 'C: lo que menos se mueve' },
];

export function ProductDialog({ row, onClose }: { row: Product | null; onClose: () => void }) {
  const [save] = useSaveProductMutation();
  const form = useForm<ProductValues>({ resolver, defaultValues: productValues(row) });
  return (
    <CatalogDialog<ProductValues, Product>
      title={row ? 'Editar producto' : 'Nuevo producto'}
      saved="Producto guardado"
      form={form}
      row={row}
      toValues={productValues}
      readers={productReaders}
      send={({ barcode, ...values }, asked) =>
        save({ ...values, ...asked, barcode: barcode.trim() || null }).unwrap()
      }
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
    </CatalogDialog>
  );
}
