import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type LeaveType, useListLeaveTypesQuery } from '@/services/wms/generated/holidays.gen';
import { RowCard } from '../components/RowCard';
import { ruleText } from './ruleText';
import { TypeDialog } from './TypeDialog';

/** Which leave there is, and by which rules. */
export function TypesSection() {
  const query = useListLeaveTypesQuery();
  const [editing, setEditing] = useState<LeaveType | 'new' | null>(null);
  const edits = query.data?.edits ?? false;
  return (
    <Section
      title="Licencias"
      description="Un cambio vale para lo que se pida desde ahora."
      action={
        edits ? (
          <Button startIcon={<Icon name="add" />} onClick={() => setEditing('new')}>
            Agregar
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <RowCard
                key={row.id}
                title={row.active ? row.name : `${row.name} (no se pide más)`}
                detail={ruleText(row)}
              >
                {edits ? (
                  <IconButton aria-label={`Editar ${row.name}`} onClick={() => setEditing(row)}>
                    <Icon name="edit" fontSize="small" />
                  </IconButton>
                ) : null}
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? (
        <TypeDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </Section>
  );
}
