import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Evaluation, useListEvaluationsQuery } from '@/services/wms/generated/users.gen';
import { ratingText } from '@/utils/ratingText';
import { DeleteEvaluationDialog } from './DeleteEvaluationDialog';
import { EvaluationDialog } from './EvaluationDialog';
import { EvaluationList } from './EvaluationList';

type Asking = { kind: 'save'; row: Evaluation | null } | { kind: 'delete'; row: Evaluation };

/** What their managers think of somebody, quarter by quarter. */
export function PersonEvaluationsTab({ id }: { id: number }) {
  const query = useListEvaluationsQuery(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const write = query.data?.evaluates ? (
    <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'save', row: null })}>
      Evaluar
    </Button>
  ) : null;
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rows, rating }) => (
          <Section
            title={rating === null ? 'Evaluaciones' : `Promedio: ${ratingText(rating)}`}
            description="Las leen sus responsables y quien administra personas. La persona ve solo el promedio."
            action={write}
          >
            <Card>
              {rows.length > 0 ? (
                <EvaluationList
                  rows={rows}
                  onEdit={(row) => setAsking({ kind: 'save', row })}
                  onDelete={(row) => setAsking({ kind: 'delete', row })}
                />
              ) : (
                <StateMessage icon="star" title="Todavía no tiene evaluaciones" />
              )}
            </Card>
          </Section>
        )}
      </QueryState>
      {asking?.kind === 'save' ? (
        <EvaluationDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
      {asking?.kind === 'delete' ? (
        <DeleteEvaluationDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
    </>
  );
}
