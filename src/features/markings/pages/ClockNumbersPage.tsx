import Box from '@mui/material/Box';
import { CardList } from '@/components/list/CardList';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListUnknownCredentialsQuery } from '@/services/wms/generated/markings.gen';
import { punchDayPath } from '@/utils/timePaths';
import { ClockFolder } from '../components/ClockFolder';
import { MatchedNumbers } from '../components/MatchedNumbers';
import { UnknownNumberCard } from '../components/UnknownNumberCard';

function Content() {
  const query = useListUnknownCredentialsQuery();
  return (
    <Page
      title="Números de reloj"
      width="reading"
      purpose="Lo que marcaron números que no son el legajo de nadie. Al decir de quién es, pasa a ser suyo."
      back={{ to: punchDayPath, label: 'Fichadas del día' }}
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="check" title="Todo tiene dueño">
            Cuando un archivo de reloj traiga un número desconocido, aparece acá.
          </StateMessage>
        }
      >
        {({ rows }) => (
          <CardList label="Números">
            {rows.map((row) => (
              <UnknownNumberCard key={row.credential} row={row} />
            ))}
          </CardList>
        )}
      </QueryState>
      <Box sx={{ mt: 4 }}>
        <MatchedNumbers />
        <ClockFolder />
      </Box>
    </Page>
  );
}

/** Numbers that clocks sent and that are nobody's yet. */
export function ClockNumbersPage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Content />
    </RequirePermission>
  );
}
