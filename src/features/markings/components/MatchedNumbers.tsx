import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type MatchedCredential,
  useListMatchedCredentialsQuery,
  useUnmatchCredentialMutation,
} from '@/services/wms/generated/markings.gen';

/** The list tells whose each number is, with the way back where that was a mistake. */
export function MatchedNumbers() {
  const { values, setFilter, page, setPage } = useListParams(['buscar']);
  const query = useListMatchedCredentialsQuery({ search: values.buscar || undefined, page });
  const [removed, setRemoved] = useState<MatchedCredential | null>(null);
  const [unmatch] = useUnmatchCredentialMutation();
  const remove = async () => {
    if (removed) await unmatch({ id: removed.id });
    setRemoved(null);
  };
  return (
    <Section title="Ya asignados">
      <SearchBox
        label="Número o persona"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ mb: 2 }}
      />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        onClearFilters={values.buscar ? () => setFilter('buscar', '') : undefined}
        empty={
          <StateMessage icon="people" title="Todavía no hay números asignados">
            Un número que es el legajo de alguien no hace falta asignarlo.
          </StateMessage>
        }
      >
        {({ rows, total, pageSize }) => (
          <>
            <CardList label="Números asignados">
              {rows.map((row) => (
                <Card
                  key={row.id}
                  component="li"
                  sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
                >
                  <Typography variant="subtitle2" sx={{ flex: '1 1 120px' }}>
                    Número {row.credential}
                  </Typography>
                  <Box sx={{ flex: '1 1 240px' }}>
                    <PersonName name={row.person.name} imageUrl={row.person.imageUrl} />
                  </Box>
                  <Button
                    onClick={() => setRemoved(row)}
                    aria-label={`Quitar el ${row.credential} a ${row.person.name}`}
                  >
                    Quitar
                  </Button>
                </Card>
              ))}
            </CardList>
            <Pager page={page} size={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={removed !== null}
        title={`¿Quitar el número ${removed?.credential ?? ''}?`}
        confirmLabel="Quitar"
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        Lo que ya marcó queda entre las fichadas de {removed?.person.name}: ahí se corrige. Lo que
        marque desde ahora espera a que digas de quién es.
      </ConfirmDialog>
    </Section>
  );
}
