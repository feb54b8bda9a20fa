import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type AreaMinimum, useListAreaMinimumsQuery } from '@/services/wms/generated/holidays.gen';
import { RowCard } from '../components/RowCard';
import { MinimumDialog } from './MinimumDialog';

const minimumText = ({ people, staff }: AreaMinimum) =>
  people === null ? `${staff} personas · sin mínimo` : `${staff} personas · mínimo ${people}`;

/** How many of each area must be there on any working day. */
export function MinimumsSection() {
  const query = useListAreaMinimumsQuery();
  const [editing, setEditing] = useState<AreaMinimum | null>(null);
  return (
    <Section
      title="Dotación mínima"
      description="Quien pide y quien decide ven si el área queda por debajo."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <RowCard
                key={row.areaId}
                title={row.areaName}
                detail={`${row.siteName} · ${minimumText(row)}`}
              >
                <IconButton
                  aria-label={`Cambiar el mínimo de ${row.areaName}`}
                  onClick={() => setEditing(row)}
                >
                  <Icon name="edit" fontSize="small" />
                </IconButton>
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? <MinimumDialog row={editing} onClose={() => setEditing(null)} /> : null}
    </Section>
  );
}
