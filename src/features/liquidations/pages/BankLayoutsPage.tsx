import { counted } from '@contract/core/counted';
import {
  type BankLayoutFields,
  bankLayoutRecord as record,
} from '@contract/liquidations/bankLayout';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Catalog } from '@/components/catalog/Catalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { PickButton } from '@/components/files/PickButton';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type BankLayout as Layout,
  useListBankLayoutsQuery,
  useRemoveBankLayoutMutation,
  useSaveBankLayoutMutation,
} from '@/services/wms/generated/liquidations.gen';
import { routes as paths } from '@/utils/paths';
import { saveText } from '@/utils/saveText';
import { BankLayoutInputs } from '../banks/BankLayoutInputs';
import { bankLayoutForm } from '../banks/bankLayoutForm';
import { layoutFile } from '../banks/layoutFile';

const { format, encoding } = record.fields;

/** "Texto de ancho fijo · 118 lugares · 6 columnas · Latin-1 · con línea de cierre". */
function rulesOf(row: Layout): string {
  const wide = row.columns.reduce((sum, { width }) => sum + width, 0);
  return [
    format.labels[row.format],
    row.format === 'fixed' ? counted(wide, 'lugar', 'lugares') : '',
    counted(row.columns.length, 'columna', 'columnas'),
    row.format === 'xlsx' ? '' : encoding.labels[row.encoding],
    row.heading.length > 0 ? 'con encabezado' : '',
    row.closing.length > 0 ? 'con línea de cierre' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Layouts() {
  const query = useListBankLayoutsQuery();
  const [send] = useSaveBankLayoutMutation();
  const [remove] = useRemoveBankLayoutMutation();
  const [removing, setRemoving] = useState<Layout | null>(null);
  const [brought, setBrought] = useState<BankLayoutFields | null>(null);
  const notify = useNotice();
  const bring = async ([file]: File[]) => {
    if (!file) return;
    const read = await layoutFile.read(file);
    if ('fault' in read) notify({ text: read.fault, tone: 'error' });
    else setBrought(read.held);
  };
  return (
    <>
      <Catalog
        title="Diseños de banco"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        addLabel="Nuevo diseño"
        bring={
          <PickButton
            label="Traer de un archivo"
            icon="upload"
            accept={['.json']}
            onFiles={(files) => void bring(files)}
          />
        }
        query={query}
        groups={(rows) => [['Archivos de transferencias', rows] as const]}
        card={(row, edits) => ({
          name: row.name,
          rules: rulesOf(row),
          active: true,
          actions: (
            <>
              <Button
                size="small"
                aria-label={`Guardar en un archivo ${row.name}`}
                onClick={() =>
                  saveText(`${row.name}.json`, layoutFile.write(row), 'application/json')
                }
              >
                Guardar en un archivo
              </Button>
              {edits ? (
                <Button
                  size="small"
                  color="error"
                  aria-label={`Quitar ${row.name}`}
                  onClick={() => setRemoving(row)}
                >
                  Quitar
                </Button>
              ) : null}
            </>
          ),
        })}
        editor={(row, onClose) => (
          <RecordEditor
            model={bankLayoutForm}
            row={row}
            title={row ? row.name : 'Nuevo diseño'}
            added="Diseño agregado"
            send={send}
            onClose={onClose}
          >
            <BankLayoutInputs fresh={row === null} />
          </RecordEditor>
        )}
      />
      {brought ? (
        <RecordEditor
          model={bankLayoutForm}
          row={null}
          known={brought}
          draftKey="BankLayout/brought"
          title="Diseño traído de un archivo"
          added="Diseño agregado"
          send={send}
          onClose={() => setBrought(null)}
        >
          <BankLayoutInputs fresh />
        </RecordEditor>
      ) : null}
      {removing ? (
        <RemoveDialog
          title={`¿Quitar ${removing.name}?`}
          removed="Diseño quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Deja de ofrecerse. Los archivos ya descargados no cambian.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /liquidations/banks: how each bank wants the file of its transfers. */
export function BankLayoutsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Layouts />
    </RequirePermission>
  );
}
