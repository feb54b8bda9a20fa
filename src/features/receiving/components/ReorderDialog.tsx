import { reorderRuleRecord as record } from '@contract/receiving/reorderRule';
import { inFormWords } from '@/components/form/inFormWords';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { ProductInput } from '@/components/references/ProductInput';
import { usePlaces } from '@/components/references/usePlaces';
import {
  type ReorderRule,
  useSaveReorderRuleMutation,
} from '@/services/wms/generated/receiving.gen';
import { reorderField, reorderForm, reorderInput } from '../reorderForm';
import { SupplierInput } from './SupplierInput';

/** Sets the minimum and the maximum of a product at a site, or corrects them. */
export function ReorderDialog({ row, onClose }: { row: ReorderRule | null; onClose: () => void }) {
  const { sites } = usePlaces();
  const [save] = useSaveReorderRuleMutation();
  return (
    <RecordEditor
      model={reorderForm}
      row={row}
      title={row ? row.productName : 'Nuevo mínimo'}
      added="Mínimo agregado"
      send={(fields) => ({
        unwrap: () =>
          save(reorderInput(fields))
            .unwrap()
            .catch((error: unknown) => {
              throw inFormWords(error, reorderField);
            }),
      })}
      onClose={onClose}
    >
      <ProductInput name="product" label={record.fields.productId.label} />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="min" hint="Con esto o menos se propone pedir." autoFocus />
      <RecordInput record={record} name="max" hint="Se propone pedir hasta llegar acá." />
      <RecordInput record={record} name="packSize" hint="Unidades de cada bulto entero." />
      <RecordInput record={record} name="leadDays" />
      <SupplierInput optional />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
