import { cuilText } from '@contract/core/cuil';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { skipToken } from '@reduxjs/toolkit/query';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import { PayFacts } from '@/components/person/PayFacts';
import type { PendingChange } from '@/components/person/PendingChangeCard';
import { PendingChip } from '@/components/person/PendingChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListProfileChangesQuery } from '@/services/wms/generated/profile.gen';
import { type OwnProfile, useGetOwnProfileQuery } from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { ratingText } from '@/utils/ratingText';
import { OwnContactSection } from './change/OwnContactSection';
import { OwnFamily } from './change/OwnFamily';
import { OwnPendingChanges } from './change/OwnPendingChanges';

const padding = { xs: 2, md: 3 };

/** The record shows what the organisation knows of me, what I asked to change of it, and what I change by myself. */
export function OwnRecord() {
  const query = useGetOwnProfileQuery();
  const asked = useListProfileChangesQuery(query.data?.personId ?? skipToken);
  const changes = asked.data?.rows ?? [];
  const marked = (matter: PendingChange['matter']) =>
    changes.some((change) => change.matter === matter && change.state === 'pending') ? (
      <PendingChip />
    ) : null;
  return (
    <Box sx={{ mb: 4 }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ data, pay, family }) => (
          <>
            <OwnPendingChanges rows={changes} />
            <OwnContactSection data={data} family={family} />
            <Section
              title="Mis datos"
              description="Solo los ven vos y Recursos Humanos. Si algo está mal, avisales."
              action={marked('name')}
            >
              <Card sx={{ p: padding }}>
                <OwnData data={data} />
              </Card>
            </Section>
            <Section title="Sueldo y banco" action={marked('bank')}>
              <Card sx={{ p: padding }}>
                <PayFacts pay={pay} />
              </Card>
            </Section>
            <OwnFamily family={family} mark={marked('dependant')} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

function OwnData({ data }: { data: OwnProfile['data'] }) {
  return (
    <Facts>
      <Fact label="Legajo">{data.docket}</Fact>
      <Fact label="DNI">{data.dni}</Fact>
      <Fact label="CUIL">{cuilText(data.cuil)}</Fact>
      <Fact label="Nacimiento">{dayText(data.birthDate)}</Fact>
      <Fact label="Ingreso">{dayText(data.hireDate)}</Fact>
      <Fact label="Sede">{data.siteName}</Fact>
      <Fact label="Área">{data.areaName}</Fact>
      <Fact label="Puesto">{data.position}</Fact>
      <Fact label="Responde a">{data.managerName ?? 'A nadie'}</Fact>
      <Fact label="Promedio de tus evaluaciones">{ratingText(data.rating)}</Fact>
    </Facts>
  );
}
