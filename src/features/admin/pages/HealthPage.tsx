import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { fileSize } from '@/components/files/fileRules';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type ServerHealth, useGetHealthQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { HealthChecks } from '../components/HealthChecks';
import { TableSizes } from '../components/TableSizes';
import { TestMailButton } from '../components/TestMailButton';
import { healthChecks, upText } from '../healthModel';

function actionsOf({ mail }: ServerHealth) {
  return {
    Tareas: (
      <Button size="small" component={Link} to={adminPaths.jobs}>
        Ver tareas
      </Button>
    ),
    'Copias de seguridad': (
      <Button size="small" component={Link} to={adminPaths.backups}>
        Ver copias
      </Button>
    ),
    Correo: mail ? <TestMailButton /> : null,
  };
}

function ServerFacts({ health }: { health: ServerHealth }) {
  const { version, embedded } = health.database;
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Facts>
        <Fact label="Andén">{health.version}</Fact>
        <Fact label="En marcha desde hace">{upText(health.startedAt, health.checkedAt)}</Fact>
        <Fact label="Node">{health.node}</Fact>
        <Fact label="Memoria">{fileSize(health.memoryBytes)}</Fact>
        <Fact label="PostgreSQL">
          {version} · {embedded ? 'en la carpeta de datos' : 'del servidor de DATABASE_URL'}
        </Fact>
      </Facts>
    </Card>
  );
}

export function HealthPage() {
  const query = useGetHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage
      title="Estado"
      action={
        <Button
          startIcon={<Icon name="refresh" />}
          loading={query.isFetching}
          loadingPosition="start"
          onClick={query.refetch}
        >
          Actualizar
        </Button>
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(health) => (
          <>
            <Section title="Cómo está">
              <HealthChecks checks={healthChecks(health)} actions={actionsOf(health)} />
            </Section>
            <Section title="Servidor">
              <ServerFacts health={health} />
            </Section>
            <Section title="Tablas más grandes">
              <TableSizes tables={health.database.tables} />
            </Section>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}
