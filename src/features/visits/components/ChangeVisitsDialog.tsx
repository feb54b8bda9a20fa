import { counted } from '@contract/core/counted';
import { day, id } from '@contract/core/id';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows, SeenRow } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type ChangeVisitsInput,
  useChangeVisitsMutation,
} from '@/services/wms/generated/visits.gen';

export interface VisitsChange extends ChosenRows {
  kind: ChangeVisitsInput['change']['kind'];
  /** The rows as they were when they were chosen. */
  seen: readonly SeenRow[];
}

interface Values {
  personId: number | null;
  day: string;
}

const plain = z.object({ personId: z.number().nullable(), day: z.string() });
const forms = {
  assign: plain.extend({
    personId: id.nullable().refine((one) => one !== null, 'Elegí quién las hace.'),
  }),
  move: plain.extend({ day }),
};

const words: Record<VisitsChange['kind'], { verb: string; what: string }> = {
  assign: {
    verb: 'Asignar',
    what: 'Quienes las tenían publicadas reciben un aviso, y quien las recibe también.',
  },
  move: {
    verb: 'Pasar a otro día',
    what: 'Quedan en el mismo horario. Si ya se publicaron, se avisa.',
  },
};

/** Gives many visits to somebody, or moves them to another day. */
export function ChangeVisitsDialog(props: { change: VisitsChange; onClose: () => void }) {
  const { change, onClose } = props;
  const { kind, rows, count, seen } = change;
  const [send] = useChangeVisitsMutation();
  const form = useForm<Values>({
    resolver: contractResolver<Values>(forms[kind]),
    defaultValues: { personId: null, day: '' },
  });
  const { verb, what } = words[kind];
  return (
    <BulkFormDialog
      title={`${verb}: ${counted(count, 'visita', 'visitas')}`}
      form={form}
      submitLabel={verb}
      send={(values) =>
        send({
          // The rows were filtered by the columns of this very list.
          selection: rows as ChangeVisitsInput['selection'],
          change: (kind === 'assign'
            ? { kind, personId: values.personId }
            : { kind, day: values.day }) as ChangeVisitsInput['change'],
          seen: [...seen],
        }).unwrap()
      }
      undo={(selection, back) =>
        send({ selection, ...(back as Pick<ChangeVisitsInput, 'change'>) }).unwrap()
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {kind === 'assign' ? (
        <PersonInput name="personId" label="Quién las hace" />
      ) : (
        <DateInput<Values> name="day" label="A qué día" />
      )}
    </BulkFormDialog>
  );
}
