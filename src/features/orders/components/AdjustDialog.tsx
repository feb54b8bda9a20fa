import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { FoundInput } from '@/components/form/FoundInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { ProductInput } from '@/components/references/ProductInput';
import {
  useAdjustStockMutation,
  useListLocationsQuery,
} from '@/services/wms/generated/warehouse.gen';
import { type AdjustValues, adjustForm, emptyAdjust, toAdjust } from '../stockModel';

const resolver = contractResolver(adjustForm);
const kinds = [
  { value: 'receipt', label: 'Ingreso de mercadería' },
  { value: 'adjustment', label: 'Ajuste' },
];

function LocationInput() {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListLocationsQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  return (
    <FoundInput<AdjustValues>
      name="location"
      label="Ubicación"
      options={(data?.rows ?? []).map(({ id, code, siteName }) => ({
        id,
        name: code,
        detail: siteName,
      }))}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}

/** The adjustment says what came in, or what turned out to be otherwise. */
export function AdjustDialog({ onClose }: { onClose: () => void }) {
  const [adjust] = useAdjustStockMutation();
  const notify = useNotice();
  const form = useForm<AdjustValues>({ resolver, defaultValues: emptyAdjust });
  const draft = useDraft(form, 'stock/adjust');
  return (
    <FormDialog
      open
      title="Ingresar o ajustar"
      form={form}
      draft={draft}
      submitLabel="Guardar"
      onSubmit={async (values) => {
        const row = await adjust(toAdjust(values)).unwrap();
        notify({ text: `Quedan ${row.quantity} en ${row.locationCode}` });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput<AdjustValues> name="kind" label="Qué es" options={kinds} />
      <ProductInput<AdjustValues> name="product" label="Producto" />
      <LocationInput />
      <TextInput<AdjustValues>
        name="lotCode"
        label="Lote"
        hint="Solo para productos que llevan lote."
        maxLength={40}
        optional
      />
      <DateInput<AdjustValues>
        name="expiresOn"
        label="Vencimiento del lote"
        hint="Si el lote es nuevo."
        optional
      />
      <TextInput<AdjustValues>
        name="delta"
        label="Cantidad"
        hint="Con menos adelante, sale."
        maxLength={8}
      />
      <TextInput<AdjustValues> name="reason" label="Motivo" rows={2} maxLength={300} />
    </FormDialog>
  );
}
