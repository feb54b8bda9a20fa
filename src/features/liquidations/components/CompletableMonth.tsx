import { counted } from '@contract/core/counted';
import { notCompletable } from '@contract/liquidations/completableMonth';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type CompletableMonth as Month,
  useGetCompletableMonthQuery,
} from '@/services/wms/generated/liquidations.gen';

/** Tells whom a month's run paid already and a supplementary one may pay, and who is left out of it and why. */
export function CompletableMonth() {
  const period: string = useWatch({ name: 'period' }) ?? '';
  if (!period) return null;
  return <OfMonth period={period} />;
}

function OfMonth({ period }: { period: string }) {
  const query = useGetCompletableMonthQuery(period);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
      {(month) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography>{offered(month)}</Typography>
          {month.left.map(({ why, people, names }) => (
            <Typography key={why} variant="body2" sx={{ color: 'text.secondary' }}>
              {`${counted(people, 'persona queda afuera', 'personas quedan afuera')}: ${named(names, people)}. ${notCompletable[why]}`}
            </Typography>
          ))}
        </Box>
      )}
    </QueryState>
  );
}

const named = (names: readonly string[], people: number) =>
  `${names.join('; ')}${people > names.length ? `, y ${people - names.length} más` : ''}`;

function offered({ people, runs }: Month): string {
  if (people === 0) return 'Ninguna mensual publicada de ese mes tiene a quién completarle.';
  const titles = runs.map(({ title }) => `“${title}”`).join(' y ');
  return `Se le puede completar a ${counted(people, 'persona', 'personas')} que ya cobraron con ${titles}. Entran solo aquellas a quienes el mes les da hoy otra cosa.`;
}
