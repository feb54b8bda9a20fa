import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Section } from '@/components/page/Section';
import { PayFacts } from '@/components/person/PayFacts';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetOwnProfileQuery } from '@/services/wms/generated/users.gen';
import { OwnFamily } from './change/OwnFamily';
import { OwnData } from './OwnData';

const padding = { xs: 2, md: 3 };

/** What the house knows of me; who administers people keeps it. */
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
