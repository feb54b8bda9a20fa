import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetLeaveBalanceQuery } from '@/services/wms/generated/holidays.gen';
import { balancesPath, newLeaveForPath } from '@/utils/paths';
import { AdjustDialog } from '../balance/AdjustDialog';
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
