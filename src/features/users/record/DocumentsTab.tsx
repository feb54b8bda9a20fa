import { documentRecord } from '@contract/documents/documentFields';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { useListDocumentsQuery } from '@/services/wms/generated/documents.gen';
import { documentPath, documentsOfPath, ownDocumentsPath } from '@/utils/paths';
import { dayText } from '@/utils/personTexts';
import { PartList, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

/** The papers of somebody's file. */
export function DocumentsTab({ id, own }: PartProps) {
  const paging = usePartPage();
  const query = useListDocumentsQuery({
    page: paging.page,
    size: paging.size,
    filters: [{ field: 'personId', operator: 'is', value: id }],
    sort: [{ field: 'changedAt', direction: 'desc' }],
  });
  return (
    <PartList
      query={query}
      paging={paging}
      icon="folder"
      empty={{
        title: 'El legajo está vacío',
        text: 'Acá van a estar su contrato, sus constancias y cada papel que se guarde.',
      }}
      step={
        own
          ? { label: 'Abrir mi legajo', to: ownDocumentsPath, icon: 'folder' }
          : { label: 'Abrir el legajo', to: documentsOfPath(id), icon: 'folder' }
      }
      line={({ id: documentId, title, typeName, changedAt, validity, signing }) => ({
        title,
        detail: `${typeName} · ${dayText(changedAt)}`,
        to: documentPath(documentId),
        chips: (
          <>
            {validity === 'none' ? null : (
              <ChoiceChip field={documentRecord.shown.validity} value={validity} />
            )}
            {signing === 'none' ? null : (
              <ChoiceChip field={documentRecord.shown.signing} value={signing} />
            )}
          </>
        ),
      })}
    />
  );
}
