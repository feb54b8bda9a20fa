import { cuilText } from '@contract/core/cuil';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import { PayFacts } from '@/components/person/PayFacts';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type OwnProfile, useGetOwnProfileQuery } from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { ratingText } from '@/utils/ratingText';
import { OwnFamily } from './change/OwnFamily';

const padding = { xs: 2, md: 3 };

/** What the organisation knows of me; who administers people keeps it. */
export function OwnRecord() {
  const query = useGetOwnProfileQuery();
  return (
    <Box sx={{ mb: 4 }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ data, pay, family }) => (
          <>
            <Section
              title="Mis datos"
              description="Solo los ven vos y quien administra personas. Si algo está mal, avisá a Recursos Humanos."
            >
              <Card sx={{ p: padding }}>
                <OwnData data={data} />
              </Card>
            </Section>
            <Section title="Sueldo y banco">
              <Card sx={{ p: padding }}>
                <PayFacts pay={pay} />
              </Card>
            </Section>
            <OwnFamily family={family} />
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
      <Fact label="Correo de trabajo">{data.email}</Fact>
      <Fact label="Teléfono">{data.phone}</Fact>
      <Fact label="Promedio de tus evaluaciones">{ratingText(data.rating)}</Fact>
    </Facts>
  );
}
