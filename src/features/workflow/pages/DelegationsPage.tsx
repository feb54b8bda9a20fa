import { onDays } from '@contract/core/rangeText';
import { createDelegation } from '@contract/workflow/createDelegation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { useDraft } from '@/components/form/useDraft';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PersonName } from '@/components/person/PersonName';
import { PersonInput } from '@/components/references/PersonInput';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Delegation,
  useCreateDelegationMutation,
  useEndDelegationMutation,
  useListDelegationsQuery,
} from '@/services/wms/generated/workflow.gen';
import { localDay } from '@/utils/localDay';
import { routes } from '@/utils/paths';

/** The page tells who decides in my name while I am away, and in whose name I do. */
export function DelegationsPage() {
  const query = useListDelegationsQuery();
  const [giving, setGiving] = useState(false);
  return (
    <Page
      title="Delegar aprobaciones"
      width="reading"
      back={{ to: routes.workflow, label: 'Aprobaciones' }}
      action={
        <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setGiving(true)}>
          Delegar
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} avatar />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage
            icon="people"
            title="No hay delegaciones"
            action={
              <Button variant="outlined" onClick={() => setGiving(true)}>
                Elegir a alguien
              </Button>
            }
          >
            Si vas a estar ausente, elegí quién decide en tu nombre y entre qué días. Queda anotado
            en cada decisión.
          </StateMessage>
        }
      >
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <DelegationRow key={row.id} delegation={row} />
            ))}
          </Card>
        )}
      </QueryState>
      {giving ? <DelegationDialog onClose={() => setGiving(false)} /> : null}
    </Page>
  );
}

type Values = z.input<typeof createDelegation.input>;
const resolver = contractResolver(createDelegation.input);

function DelegationDialog({ onClose }: { onClose: () => void }) {
  const [send] = useCreateDelegationMutation();
  const notify = useNotice();
  const today = localDay();
  const form = useForm<Values>({ resolver, defaultValues: { fromDay: today, untilDay: today } });
  const draft = useDraft(form, 'delegation/new');
  return (
    <FormDialog
      open
      title="Delegar mis aprobaciones"
      form={form}
      draft={draft}
      submitLabel="Delegar"
      onSubmit={async (values) => {
        await send(values).unwrap();
        notify({ text: 'Quedó delegado; le avisamos.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Entre esos días puede decidir en tu nombre todo lo que te espera. Vos también podés seguir
        decidiendo.
      </Typography>
      <PersonInput name="personId" label="A quién" />
      <DateInput<Values> name="fromDay" label="Desde" min={today} />
      <DateInput<Values> name="untilDay" label="Hasta" min={today} />
    </FormDialog>
  );
}

function DelegationRow({ delegation }: { delegation: Delegation }) {
  const { id, from, to, mine, active, fromDay, untilDay } = delegation;
  const [end, { isLoading }] = useEndDelegationMutation();
  const notify = useNotice();
  const other = mine ? to : from;
  const days = onDays(fromDay, untilDay);
  const finish = async () => {
    const { error } = await end({ id });
    if (!error) notify({ text: `${to.name} ya no decide en tu nombre` });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <PersonName
          name={other.name}
          imageUrl={other.imageUrl}
          detail={`${mine ? 'Decide en tu nombre' : 'Decidís en su nombre'} ${days}${active ? '' : ' (todavía no empezó)'}`}
        />
      </Box>
      {mine ? (
        <Button
          color="error"
          loading={isLoading}
          loadingPosition="start"
          aria-label={`Terminar la delegación a ${to.name}`}
          onClick={() => void finish()}
        >
          Terminar
        </Button>
      ) : null}
    </Box>
  );
}
