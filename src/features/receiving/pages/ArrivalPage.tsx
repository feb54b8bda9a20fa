import { arrivalRecord as record } from '@contract/receiving/arrival';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetArrivalQuery } from '@/services/wms/generated/receiving.gen';
import { routes } from '@/utils/paths';
import { ArrivalActions } from '../components/ArrivalActions';
import { ArrivalFacts } from '../components/ArrivalFacts';
import { ArrivalLines } from '../components/ArrivalLines';
import { IntakeList } from '../components/IntakeList';

/** An arrival: what is expected, what came of it and each document of what came in. */
export function ArrivalPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetArrivalQuery(id);
  const arrival = query.data;
  return (
    <Page
      title={arrival ? arrival.supplierName : 'Recepción'}
      width="reading"
      back={{ to: routes.receiving, label: 'Recepciones' }}
      action={
        arrival ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <ChoiceChip field={record.shown.state} value={arrival.state} late={arrival.late} />
            <ArrivalActions arrival={arrival} />
          </Box>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <>
            <ArrivalFacts arrival={found} />
            <ArrivalLines arrival={found} />
            <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
              Ingresos
            </Typography>
            {found.intakes.length > 0 ? (
              <IntakeList arrival={found} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>Todavía no llegó nada.</Typography>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}
