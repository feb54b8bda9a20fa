import Button from '@mui/material/Button';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type HourBank, useGetHourBankQuery } from '@/services/wms/generated/hours.gen';
import { routes } from '@/utils/paths';
import { banksPath } from '@/utils/timePaths';
import { AdjustBankDialog } from '../bank/AdjustBankDialog';
import { BankCard } from '../bank/BankCard';
import { BankMovements } from '../bank/BankMovements';
import { BankUses } from '../bank/BankUses';
import { freeOf } from '../bank/bankTexts';
import { UseBankDialog } from '../bank/UseBankDialog';

/** /hours/bank, /hours/bank/:id: hours in the bank and every cause of them, one's own or of whom one manages. */
export function HourBankPage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Bank />
    </RequirePermission>
  );
}

function Bank() {
  const { id } = useParams();
  const personId = id === undefined ? undefined : Number(id);
  const query = useGetHourBankQuery(personId);
  const [adjusting, setAdjusting] = useState(false);
  const bank = query.currentData;
  const own = personId === undefined;
  return (
    <Page
      title={own ? 'Mi banco de horas' : 'Banco de horas'}
      back={own ? { to: routes.hours, label: 'Mis horas' } : { to: banksPath, label: 'Del equipo' }}
      action={
        bank?.adjusts ? (
          <Button variant="outlined" onClick={() => setAdjusting(true)}>
            Ajustar el banco
          </Button>
        ) : null
      }
    >
      <QueryState query={{ ...query, data: bank }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => <Shown bank={found} own={own} />}
      </QueryState>
      {adjusting && personId !== undefined ? (
        <AdjustBankDialog personId={personId} onClose={() => setAdjusting(false)} />
      ) : null}
    </Page>
  );
}

function Shown({ bank, own }: { bank: HourBank; own: boolean }) {
  const { person, uses, movements } = bank;
  return (
    <>
      <BankCard
        bank={bank}
        action={
          own ? (
            <UseButton bank={bank} />
          ) : (
            <PersonName
              name={person.name}
              imageUrl={person.imageUrl}
              detail={person.position}
              whole
            />
          )
        }
      />
      {uses.length > 0 ? (
        <Section title="Pedidos y horas que se toman">
          <BankUses uses={uses} />
        </Section>
      ) : null}
      {movements.length > 0 ? (
        <Section
          title="La cuenta, movimiento por movimiento"
          description="Sumados dan el saldo. Nada de lo anotado se cambia ni se borra."
        >
          <BankMovements movements={movements} />
        </Section>
      ) : (
        <StateMessage icon="bank" title="Todavía no hay nada en el banco">
          Cuando se decide que unas horas extras van al banco, aparecen acá con su porqué.
        </StateMessage>
      )}
    </>
  );
}

/** Opens by itself on a day that was sent back, to be asked again. */
function UseButton({ bank }: { bank: HourBank }) {
  const { values, setFilter } = useListParams(['dia']);
  const [asking, setAsking] = useState(false);
  if (freeOf(bank) === 0 && values.dia === '') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        Usar horas
      </Button>
      {asking || values.dia !== '' ? (
        <UseBankDialog
          today={bank.today}
          day={values.dia}
          onClose={() => {
            setAsking(false);
            setFilter('dia', '');
          }}
        />
      ) : null}
    </>
  );
}
