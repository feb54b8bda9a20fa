import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { type DocumentType, useListDocumentsQuery } from '@/services/wms/generated/documents.gen';
import {
  documentPath,
  documentRequestsPath,
  documentTypesPath,
  ownDocumentsPath,
} from '@/utils/paths';
import { AddDocumentDialog } from '../components/AddDocumentDialog';
import { documentColumns } from '../components/documentColumns';
import { OwnFile } from '../components/OwnFile';
import { WithTypes } from '../components/WithTypes';
import { useDocumentChoices } from '../useDocumentChoices';

/** Everybody's file for who keeps them; one's own for everybody else. */
export function DocumentsPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <WithTypes title="Legajo">
        {({ rows, keeps }) =>
          keeps ? <AllFiles types={rows} /> : <OwnFile types={rows} keeps={false} />
        }
      </WithTypes>
    </RequirePermission>
  );
}

const links = [
  { to: ownDocumentsPath, label: 'Mi legajo', icon: 'account' as const },
  { to: documentRequestsPath, label: 'Documentos pedidos', icon: 'inbox' as const },
  { to: documentTypesPath, label: 'Tipos', icon: 'settings' as const },
];

/** Everybody's papers, to file, find and watch until when they are good. */
function AllFiles({ types }: { types: readonly DocumentType[] }) {
  const choices = useDocumentChoices(types);
  const columns = useMemo(() => documentColumns(choices), [choices]);
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title="Legajo"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setAdding(true)}
          >
            Agregar documento
          </Button>
        </>
      }
    >
      <DataGrid
        list={documentsGrid}
        label="Documentos"
        columns={columns}
        rowName={(row) => `${row.title}, de ${row.personName}`}
        rowPath={(row) => documentPath(row.id)}
        searchLabel="Buscar por persona, legajo, título o texto"
        empty={
          <StateMessage
            icon="folder"
            title="Todavía no hay documentos"
            action={
              <Button variant="outlined" onClick={() => setAdding(true)}>
                Agregar el primero
              </Button>
            }
          >
            Agregá contratos, certificados y carnets, y avisamos antes de que venzan.
          </StateMessage>
        }
      />
      {adding ? <AddDocumentDialog types={types} keeps onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

const documentsGrid = gridList({
  id: 'documents',
  accion: 'documento.listar',
  useRows: useListDocumentsQuery,
});
