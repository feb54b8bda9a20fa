import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { CardList } from '@/components/list/CardList';
import { Page } from '@/components/page/Page';
import { PersonPicker } from '@/components/references/PersonPicker';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type UnknownCredential,
  useListUnknownCredentialsQuery,
  useMatchCredentialMutation,
} from '@/services/wms/generated/markings.gen';
import { formatDate } from '@/utils/dates';
import { punchDayPath } from '@/utils/paths';

function NumberCard({ row }: { row: UnknownCredential }) {
  const [personId, setPersonId] = useState<number | null>(null);
  const [match, { isLoading }] = useMatchCredentialMutation();
  const notify = useNotice();
  const { credential, touches, firstAt, lastAt } = row;
  const [first, last] = [firstAt, lastAt].map((at) => formatDate(at.slice(0, 10), 'DD/MM/AAA'));
  const save = async () => {
    if (personId === null) return;
    const { data } = await match({ credential, personId });
    if (data) notify({ text: `Quedaron ${counted(data.punches, 'fichada', 'fichadas')}` });
  };
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography variant="subtitle2">Número {credential}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${counted(touches, 'marca', 'marcas')}, ${first === last ? `el ${first}` : `del ${first} al ${last}`}`}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 260px' }}>
        <PersonPicker
          label={`De quién es el ${credential}`}
          value={personId}
          onChange={setPersonId}
        />
      </Box>
      <Button
        variant="outlined"
        disabled={personId === null || isLoading}
        onClick={save}
        aria-label={`Asignar el ${credential}`}
      >
        Asignar
      </Button>
    </Card>
  );
}

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
              <NumberCard key={row.credential} row={row} />
            ))}
          </CardList>
        )}
      </QueryState>
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
