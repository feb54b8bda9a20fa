import { MOST_OUTSIDE_HOSTS, outsideOrigin } from '@contract/sync/outsideOrigin';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { TextInput } from '@/components/form/TextInput';
import {
  type OutsideHosts,
  useGetOutsideHostsQuery,
  useSaveOutsideHostsMutation,
} from '@/services/wms/generated/sync.gen';

interface Values {
  places: string;
}

const linesOf = (places: string) =>
  places
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The first line that is no place, and why; true where all of them are. */
function judge(places: string): true | string {
  const lines = linesOf(places);
  if (lines.length > MOST_OUTSIDE_HOSTS) return `Son más de ${MOST_OUTSIDE_HOSTS}.`;
  for (const line of lines) {
    const { error } = outsideOrigin.safeParse(line);
    if (error) return `${line}: ${error.issues[0]?.message ?? ''}`;
  }
  return true;
}

/** The places of the own network that this server may write to, one a line. */
export function OutsideHostsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useGetOutsideHostsQuery();
  return data ? <Places hosts={data} onClose={onClose} /> : null;
}

function Places({ hosts, onClose }: { hosts: OutsideHosts; onClose: () => void }) {
  const [save] = useSaveOutsideHostsMutation();
  const notify = useNotice();
  const form = useForm<Values>({ defaultValues: { places: hosts.allowed.join('\n') } });
  return (
    <FormDialog
      open
      title="Destinos de la propia red"
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ places }) => {
        const wrong = judge(places);
        if (wrong !== true) return form.setError('places', { message: wrong });
        await save({ allowed: linesOf(places), version: hosts.version }).unwrap();
        notify({ text: 'Destinos guardados' });
        return onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Este servidor escribe a internet y a ninguna dirección de la propia red, salvo las que
        permitas acá. Vale también para lo que ya estaba cargado.
      </Typography>
      <TextInput<Values>
        name="places"
        label="Direcciones permitidas, una por renglón"
        hint="Por ejemplo https://erp.interno:8443, sin nada después."
        rows={4}
        optional
      />
    </FormDialog>
  );
}
