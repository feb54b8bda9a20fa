import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type LeaveBalance,
  useAdjustLeaveBalanceMutation,
  useGetLeaveBalanceQuery,
} from '@/services/wms/generated/holidays.gen';
import { clock } from '@/utils/clock';
import { balancesPath, newLeaveForPath } from '@/utils/paths';
import {
  type AdjustValues,
  adjustForm,
  adjustInput,
  signOptions,
  yearOptions,
} from '../balance/adjustForm';
import { BalanceCard } from '../balance/BalanceCard';
import { MovementList } from '../balance/MovementList';

/** /holidays/balances/:id: somebody's balance and every cause of it. */
export function BalancePage() {
  const personId = Number(useParams().id);
  const query = useGetLeaveBalanceQuery(personId);
  const [adjusting, setAdjusting] = useState(false);
  const balance = query.currentData;
  return (
    <Page
      title="Saldo de vacaciones"
      back={{ to: balancesPath, label: 'Saldos' }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {balance?.adjusts ? (
            <Button variant="outlined" onClick={() => setAdjusting(true)}>
              Ajustar el saldo
            </Button>
          ) : null}
          <Button component={Link} to={newLeaveForPath(personId)} variant="contained">
            Pedir licencia
          </Button>
        </Box>
      }
    >
      <QueryState query={{ ...query, data: balance }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => (
          <>
            <BalanceCard
              balance={found}
              action={
                <PersonName
                  name={found.person.name}
                  imageUrl={found.person.imageUrl}
                  detail={found.person.position}
                  whole
                />
              }
            />
            <Section
              title="La cuenta, movimiento por movimiento"
              description="Sumados dan el saldo. Nada de lo anotado se cambia ni se borra."
            >
              <MovementList movements={found.movements} />
            </Section>
            {adjusting ? (
              <AdjustDialog
                balance={found}
                personId={personId}
                onClose={() => setAdjusting(false)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}

const resolver = contractResolver(adjustForm);

interface AdjustDialogProps {
  balance: LeaveBalance;
  personId: number;
  onClose: () => void;
}

/** Adds or takes days, with the reason that stays in the account. */
function AdjustDialog({ balance, personId, onClose }: AdjustDialogProps) {
  const [adjust] = useAdjustLeaveBalanceMutation();
  const notify = useNotice();
  const years = yearOptions(balance, clock.now().getFullYear());
  const form = useForm<AdjustValues>({
    resolver,
    defaultValues: { year: years[0]?.value ?? 0, sign: 'add', days: '', reason: '' },
  });
  const draft = useDraft(form, `leaveBalance/${personId}/adjust`);
  return (
    <FormDialog
      open
      title="Ajustar el saldo"
      form={form}
      draft={draft}
      submitLabel="Ajustar"
      onSubmit={async (values) => {
        await adjust(adjustInput(values, personId)).unwrap();
        notify({ text: 'Saldo ajustado' });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput<AdjustValues> name="sign" label="Qué hacer" options={signOptions} />
      <DecimalInput<AdjustValues> name="days" label="Cuántos" decimals={1} suffix="días" />
      <SelectInput<AdjustValues> name="year" label="De qué período" options={years} />
      <TextInput<AdjustValues>
        name="reason"
        label="Motivo"
        hint="Lo lee la persona en la cuenta de su saldo."
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
