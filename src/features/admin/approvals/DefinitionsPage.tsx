import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type ApprovalDefinition as Definition,
  useListDefinitionsQuery,
  useListRequestTypesQuery,
} from '@/services/wms/generated/workflow.gen';
import { definitionsPath } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { DefinitionRow } from './DefinitionRow';
import { type Names, withRecords } from './definitionTexts';
import type { RequestKind } from './definitionTypes';
import { useDefinitionNames } from './useDefinitionNames';

const skeleton = <SkeletonRows rows={6} />;

/** The page tells who approves what, type by type, in the order in which it is looked at. */
export function DefinitionsPage() {
  const kinds = useListRequestTypesQuery();
  const query = useListDefinitionsQuery();
  const names = useDefinitionNames(query.data?.rows ?? [], query.data?.roles ?? []);
  return (
    <AdminPage
      title="Quién aprueba"
      purpose="De cada tipo de solicitud rige la primera definición activa cuyas condiciones se cumplen."
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

interface DefinitionGroupProps {
  kind: RequestKind;
  rows: readonly Definition[];
  names: Names;
}

/** The definitions of one type of request, and who decides where none holds. */
function DefinitionGroup({ kind, rows, names }: DefinitionGroupProps) {
  return (
    <Section
      title={kind.label}
      description={kind.otherwise}
      action={
        <Button
          component={Link}
          to={`${definitionsPath}/new?tipo=${kind.type}`}
          startIcon={<Icon name="add" />}
          aria-label={`Agregar una definición: ${kind.label}`}
        >
          Agregar
        </Button>
      }
    >
      {rows.length > 0 ? (
        <Card>
          <List disablePadding aria-label={kind.label}>
            {rows.map((row, index) => (
              <DefinitionRow
                key={row.id}
                definition={row}
                kind={kind}
                names={names}
                first={index === 0}
                last={index === rows.length - 1}
              />
            ))}
          </List>
        </Card>
      ) : null}
    </Section>
  );
}
