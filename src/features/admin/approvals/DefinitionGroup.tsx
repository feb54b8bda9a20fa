import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import type { ApprovalDefinition as Definition } from '@/services/wms/generated/workflow.gen';
import { definitionsPath } from '@/utils/paths';
import { DefinitionRow } from './DefinitionRow';
import type { Names } from './definitionTexts';
import type { RequestKind } from './definitionTypes';

interface DefinitionGroupProps {
  kind: RequestKind;
  rows: readonly Definition[];
  names: Names;
}

/** The definitions of one type of request, and who decides where none holds. */
export function DefinitionGroup({ kind, rows, names }: DefinitionGroupProps) {
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
