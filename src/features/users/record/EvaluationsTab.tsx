import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Evaluation,
  useDeleteEvaluationMutation,
  useListEvaluationsQuery,
} from '@/services/wms/generated/users.gen';
import { ratingText } from '@/utils/ratingText';
import { quarterText, scoreText } from '../evaluationModel';
import { EvaluationDialog } from './EvaluationDialog';
import type { PartProps } from './PartProps';
import { RowButtons } from './RowButtons';

type Asking = { kind: 'save'; row: Evaluation | null } | { kind: 'delete'; row: Evaluation };

/** The managers' evaluations of a person, quarter by quarter. */
export function EvaluationsTab({ id }: PartProps) {
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

interface DeleteEvaluationDialogProps {
  personId: number;
  row: Evaluation;
  onClose: () => void;
}

function DeleteEvaluationDialog({ personId, row, onClose }: DeleteEvaluationDialogProps) {
  const [send] = useDeleteEvaluationMutation();
  const { id, version, period, evaluator } = row;
  return (
    <RemoveDialog
      title="¿Quitar esta evaluación?"
      removed="Se quitó la evaluación"
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      La evaluación de {evaluator} ({quarterText(period).toLowerCase()}) deja de contar en el
      promedio. La auditoría conserva lo que se quita.
    </RemoveDialog>
  );
}

interface EvaluationListProps {
  rows: readonly Evaluation[];
  onEdit: (row: Evaluation) => void;
  onDelete: (row: Evaluation) => void;
}

function EvaluationList({ rows, onEdit, onDelete }: EvaluationListProps) {
  return (
    <List disablePadding>
      {rows.map((row) => (
        <ListItem
          key={row.id}
          divider
          sx={{ gap: 2, py: 1.5, px: { xs: 2, md: 3 }, '&:last-of-type': { border: 0 } }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
              {scoreText(row.score)}
            </Typography>
            {row.comment ? (
              <Typography
                component="span"
                sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {row.comment}
              </Typography>
            ) : null}
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {quarterText(row.period)} · {row.evaluator}
            </Typography>
          </Box>
          <RowButtons
            what={`la evaluación de ${quarterText(row.period).toLowerCase()}`}
            onEdit={row.edits ? () => onEdit(row) : undefined}
            onDelete={row.deletes ? () => onDelete(row) : undefined}
          />
        </ListItem>
      ))}
    </List>
  );
}
