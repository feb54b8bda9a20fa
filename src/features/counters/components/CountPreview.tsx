import { counted } from '@contract/core/counted';
import { stockCountRecord } from '@contract/counters/stockCount';
import Alert from '@mui/material/Alert';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/useSettled';
import type { HeldBy } from '@/components/record/recordForm';
import { usePreviewStockCountQuery } from '@/services/wms/generated/counters.gen';
import type { countForm } from '../countForm';
import { previewInput } from '../previewInput';

type Held = HeldBy<typeof countForm>;

/** Says, while the count is being planned, how much there would be to count and by how many people. */
export function CountPreview() {
  const { control } = useFormContext<Held>();
  const held = useSettled(useWatch({ control }) as Held);
  const asked = previewInput(held);
  const { currentData, error } = usePreviewStockCountQuery(asked ?? { siteId: 0, blind: true }, {
    skip: asked === null,
  });
  if (!asked || error || !currentData) return null;
  const { lines, shelves, products, elsewhere, counters, dependent } = currentData;
  const others =
    elsewhere > 0
      ? ` Quedan afuera ${counted(elsewhere, 'línea', 'líneas')}: las tiene otro conteo.`
      : '';
  if (lines === 0) {
    return (
      <Alert severity="warning" role="status">
        Con eso no hay nada para contar.{others}
      </Alert>
    );
  }
  return (
    <Alert severity={counters < 2 || dependent ? 'warning' : 'info'} role="status">
      {`${counted(lines, 'línea', 'líneas')}: ${counted(products, 'producto', 'productos')} en ${counted(shelves, 'ubicación', 'ubicaciones')}.${others} `}
      {counters === 0 ? nobody(held) : whoCould(held, counters)}
      {dependent
        ? ` ${counted(dependent, 'línea la movieron', 'líneas las movieron')} todos los que podrían contar: ${held.personIds.length > 0 ? 'quedan dichas como no independientes' : 'no la podría contar ninguno'}.`
        : ''}
    </Alert>
  );
}

const named = ({ personIds }: Held) => personIds.length > 0;

const nobody = (held: Held): string => {
  if (held.onShift && !named(held)) {
    return 'Nadie que pueda contar tiene un turno publicado para hoy: nombrá a quienes cuentan, o dejá que cuente cualquiera del depósito.';
  }
  return `Nadie podría contar${held.blind ? ' a ciegas' : ''}: ${stockCountRecord.fields.personIds.label.toLowerCase()} tiene que incluir a alguien con permiso de contar en ese depósito.`;
};

const whoCould = (held: Held, counters: number): string => {
  const today = held.onShift && !named(held) ? ' con turno publicado hoy' : '';
  if (counters > 1) return `Lo pueden contar ${counters} personas${today}.`;
  return `Lo puede contar una persona${today}: lo que dé muy distinto no tendría un segundo conteo de otra.`;
};
