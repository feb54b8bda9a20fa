import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type DocumentType,
  useListDocumentTypesQuery,
  useSaveDocumentTypeMutation,
} from '@/services/wms/generated/documents.gen';
import { counted } from '@/utils/counted';
import { routes } from '@/utils/paths';
import { byFolder } from '../byFolder';
import { DocumentTypeFields } from '../components/DocumentTypeFields';
import { rulesOf } from '../documentTexts';
import { documentTypeForm } from '../documentTypeForm';

const countText = ({ used }: DocumentType) =>
  used === 1 ? 'Un documento' : counted(used, 'documento', 'documentos');

function Types() {
  const query = useListDocumentTypesQuery();
  const [send] = useSaveDocumentTypeMutation();
  return (
    <Catalog
      title="Tipos de documento"
      back={{ to: routes.documents, label: 'Legajo' }}
      addLabel="Nuevo tipo"
      query={query}
      groups={byFolder}
      card={(row, edits) => ({
        name: row.name,
        rules: rulesOf(row),
        active: row.active,
        use: edits && row.used > 0 ? countText(row) : undefined,
      })}
      editor={(row, onClose) => (
        <RecordEditor
          model={documentTypeForm}
          row={row}
          title={row ? row.name : 'Nuevo tipo de documento'}
          added="Tipo agregado"
          send={send}
          onClose={onClose}
        >
          <DocumentTypeFields />
        </RecordEditor>
      )}
    />
  );
}

/** Which papers a file has, who sees them and until when they are kept. */
export function DocumentTypesPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <Types />
    </RequirePermission>
  );
}
