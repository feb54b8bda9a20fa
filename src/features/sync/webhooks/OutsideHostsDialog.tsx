import { MOST_OUTSIDE_HOSTS, outsideOrigin } from '@contract/sync/outsideOrigin';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import {
  type OutsideHosts,
  useGetOutsideHostsQuery,
  useSaveOutsideHostsMutation,
} from '@/services/wms/generated/sync.gen';

const linesOf = (places: string) =>
  places
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Says which line is no place, and why. */
function wrongLine(places: string): string | undefined {
  const lines = linesOf(places);
  if (lines.length > MOST_OUTSIDE_HOSTS) return `Son más de ${MOST_OUTSIDE_HOSTS}.`;
  for (const line of lines) {
    const { error } = outsideOrigin.safeParse(line);
    if (error) return `${line}: ${error.issues[0]?.message ?? ''}`;
  }
  return undefined;
}

const placesForm = z.object({
  places: z.string().superRefine((typed, context) => {
    const message = wrongLine(typed);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});
type Values = z.input<typeof placesForm>;
const resolver = contractResolver(placesForm);

/** The places of the own network that this server may write to, one a line. */
export function OutsideHostsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useGetOutsideHostsQuery();
  return data ? <Places hosts={data} onClose={onClose} /> : null;
}

function Places({ hosts, onClose }: { hosts: OutsideHosts; onClose: () => void }) {
  const [save] = useSaveOutsideHostsMutation();
  const notify = useNotice();
  const form = useForm<Values>({ resolver, defaultValues: { places: hosts.allowed.join('\n') } });
  return (
    <FormDialog
      open
      title="Destinos de la propia red"
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ places }) => {
        await save({ allowed: linesOf(places), version: hosts.version }).unwrap();
        notify({ text: 'Destinos guardados' });
        onClose();
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
        hint="Por ejemplo https://erp.interno:8443 o sftp://10.0.0.5:2222, sin nada después."
        rows={4}
        optional
      />
    </FormDialog>
  );
}
