import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { NotFound } from '@/components/shell/NotFound';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  useListDefinitionsQuery,
  useListRequestTypesQuery,
} from '@/services/wms/generated/workflow.gen';
import { definitionsPath } from '@/utils/paths';
import { DefinitionForm } from './DefinitionForm';
import { withRecords } from './definitionTexts';

const skeleton = <SkeletonRows rows={8} />;

/** A definition to read and change; `new` starts empty, for the type of the address. */
export function DefinitionPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const kinds = useListRequestTypesQuery();
  const query = useListDefinitionsQuery();
  const definition = query.data?.rows.find((one) => one.id === Number(id)) ?? null;
  const type = definition?.type ?? (id === 'new' ? params.get('tipo') : null);
  const kind = kinds.data?.rows.find((one) => one.type === type);
  if (kinds.data && query.data && !kind) return <NotFound />;
  return (
    <Page
      title={definition?.name ?? 'Nueva definición'}
      purpose={kind ? `Quién aprueba: ${kind.label}` : undefined}
      back={{ to: definitionsPath, label: 'Quién aprueba' }}
    >
      <QueryState query={query} skeleton={skeleton}>
        {({ roles, records }) => (
          <QueryState query={kinds} skeleton={skeleton}>
            {() =>
              kind ? (
                <DefinitionForm
                  key={definition?.id ?? kind.type}
                  definition={definition}
                  kind={withRecords(kind, records)}
                  roles={roles}
                />
              ) : null
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
