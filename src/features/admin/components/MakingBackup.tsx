import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ProgressLine } from '@/components/feedback/ProgressLine';
import { useListAllJobsQuery } from '@/services/wms/generated/admin.gen';

/** How far the copy got that is being made. */
export function MakingBackup() {
  const { data } = useListAllJobsQuery({
    size: 1,
    filters: [
      { field: 'title', operator: 'is', value: 'Copia de seguridad' },
      { field: 'state', operator: 'in', value: ['queued', 'running'] },
    ],
  });
  const job = data?.rows[0];
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Typography sx={{ mb: 1 }}>Se está haciendo una copia. Podés seguir trabajando.</Typography>
      <ProgressLine
        label="Avance de la copia"
        done={job?.doneUnits ?? 0}
        total={job?.totalUnits ?? null}
      />
    </Card>
  );
}
