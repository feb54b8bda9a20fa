import { counted } from '@contract/core/counted';
import { documentTypeRecord as record } from '@contract/documents/documentType';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import {
  type DocumentType,
  useListDocumentTypesQuery,
  useSaveDocumentTypeMutation,
} from '@/services/wms/generated/documents.gen';
import { routes } from '@/utils/paths';
import { byFolder } from '../byFolder';
import { rulesOf } from '../documentTexts';
import { documentTypeForm } from '../documentTypeForm';

const countText = ({ used }: DocumentType) =>
  used === 1 ? 'Un documento' : counted(used, 'documento', 'documentos');

function Types() {
  const query = useListDocumentTypesQuery();
  const back = useBackFromSettings('DOCUMENTS', { to: routes.documents, label: 'Legajo' });
  const [send] = useSaveDocumentTypeMutation();
  return (
    <Catalog
      title="Tipos de documento"
      back={back}
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

/** The page shows which papers a file has, who sees them and until when they are kept. */
export function DocumentTypesPage() {
  return (
    <RequirePermission flag={['DOCUMENTS', 'ADMIN.settings']}>
      <Types />
    </RequirePermission>
  );
}

/** The rules of a type; what only some types have is asked of those. */
function DocumentTypeFields() {
  const [visibility, expires] = useWatch({ name: ['visibility', 'expires'] });
  return (
    <>
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="folder" />
      <RecordInput record={record} name="visibility" />
      {visibility === 'person' ? (
        <RecordInput
          record={record}
          name="signs"
          hint="Cada versión nueva le llega a Firmas, con 15 días de plazo; tiene que ser un PDF."
        />
      ) : null}
      <RecordInput record={record} name="expires" />
      {expires ? (
        <RecordInput
          record={record}
          name="warnDays"
          hint="A la persona y a quien guarda los legajos; 0, el mismo día."
        />
      ) : null}
      {visibility === 'brings' ? null : (
        <RecordInput
          record={record}
          name="forklift"
          hint="Con uno vigente se guarda en las ubicaciones a las que se llega con autoelevador."
        />
      )}
      <RecordInput record={record} name="keepYears" hint="Vacío: se guarda siempre." />
      <RecordInput record={record} name="active" />
    </>
  );
}
