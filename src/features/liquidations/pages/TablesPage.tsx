import { longDay } from '@contract/core/rangeText';
import { payTableRecord as record, type PayTable as Table } from '@contract/liquidations/payTable';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Catalog } from '@/components/catalog/Catalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useListPayTablesQuery,
  useRemovePayTableMutation,
  useSavePayTableMutation,
} from '@/services/wms/generated/liquidations.gen';
import { routes as paths } from '@/utils/paths';
import { tableForm } from '../concepts/tableForm';

/** "desde el 1 de enero de 2026 · 9 tramos · la usa GANANCIAS". */
function rulesOf({ fromDay, steps, source, usedBy }: Table): string {
  const lines = steps.split('\n').filter((line) => line.trim() !== '').length;
  return [
    `desde el ${longDay(fromDay)}`,
    lines === 1 ? '1 tramo' : `${lines} tramos`,
    source,
    usedBy.length > 0 ? `la usa ${usedBy.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Tables() {
  const query = useListPayTablesQuery();
  const [send] = useSavePayTableMutation();
  const [remove] = useRemovePayTableMutation();
  const [removing, setRemoving] = useState<Table | null>(null);
  return (
    <>
      <Catalog
        title="Tablas de sueldos"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        addLabel="Nueva tabla"
        query={query}
        empty={
          <StateMessage icon="table" title="Todavía no hay ninguna tabla">
            Cargá una escala de la ley, como la de Ganancias, y usala en un concepto con
            tabla(nombre; valor).
          </StateMessage>
        }
        groups={(rows) => [['Tablas', rows] as const]}
        card={(row, edits) => ({
          name: row.name,
          code: row.code,
          rules: rulesOf(row),
          active: true,
          actions: edits ? (
            <Button
              size="small"
              color="error"
              aria-label={`Quitar ${row.name}, desde el ${longDay(row.fromDay)}`}
              onClick={() => setRemoving(row)}
            >
              Quitar
            </Button>
          ) : null,
        })}
        editor={(row, onClose) => (
          <RecordEditor
            model={tableForm}
            row={row}
            title={row ? row.name : 'Nueva tabla'}
            added="Tabla agregada"
            send={send}
            onClose={onClose}
          >
            <RecordInput record={record} name="name" />
            <RecordInput
              record={record}
              name="code"
              hint="Con el mismo nombre y otra fecha, sigue a la anterior."
            />
            <RecordInput record={record} name="fromDay" />
            <RecordInput
              record={record}
              name="steps"
              hint="Uno por línea: desde; fijo; porcentaje. El primero empieza en 0. Se puede pegar de una planilla."
            />
            <RecordInput record={record} name="source" />
          </RecordEditor>
        )}
      />
      {removing ? (
        <RemoveDialog
          title={`¿Quitar ${removing.name}?`}
          removed="Tabla quitada"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Lo que ya se calculó con ella queda como está.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /liquidations/tables: the scales that formulas read. */
export function TablesPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Tables />
    </RequirePermission>
  );
}
