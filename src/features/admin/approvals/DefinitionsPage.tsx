import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  useListDefinitionsQuery,
  useListRequestTypesQuery,
} from '@/services/wms/generated/workflow.gen';
import { AdminPage } from '../components/AdminPage';
import { DefinitionGroup } from './DefinitionGroup';
import { withRecords } from './definitionTexts';
import { useDefinitionNames } from './useDefinitionNames';

const skeleton = <SkeletonRows rows={6} />;

/** Who approves what, type by type, in the order in which it is looked at. */
export function DefinitionsPage() {
  const kinds = useListRequestTypesQuery();
  const query = useListDefinitionsQuery();
  const names = useDefinitionNames(query.data?.rows ?? [], query.data?.roles ?? []);
  return (
    <AdminPage
      title="Quién aprueba"
      purpose="De cada tipo de pedido rige la primera definición activa cuyas condiciones se cumplen."
    >
      <QueryState query={query} skeleton={skeleton}>
        {({ rows, records }) => (
          <QueryState query={kinds} skeleton={skeleton}>
            {(types) =>
              types.rows.map((kind) => (
                <DefinitionGroup
                  key={kind.type}
                  kind={withRecords(kind, records)}
                  rows={rows.filter(({ type }) => type === kind.type)}
                  names={names}
                />
              ))
            }
          </QueryState>
        )}
      </QueryState>
    </AdminPage>
  );
}
