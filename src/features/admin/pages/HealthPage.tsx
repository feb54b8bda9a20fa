import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useNotice } from '@/components/feedback/useNotice';
import { fileSize } from '@/components/files/fileRules';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type ServerHealth,
  useGetHealthQuery,
  useSendTestMailMutation,
} from '@/services/wms/generated/admin.gen';
import { formatNumber } from '@/utils/numbers';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { type HealthCheck, healthChecks, type Tone, upText } from '../healthModel';

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

function TestMailButton() {
  const [send, { isLoading }] = useSendTestMailMutation();
  const notify = useNotice();
  const test = async () => {
    const { data } = await send({ to: '' });
    if (data) notify({ text: `Salió un correo de prueba a ${data.to}` });
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="mail" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={test}
    >
      Probar
    </Button>
  );
}

function TableSizes({ tables }: { tables: ServerHealth['database']['tables'] }) {
  return (
    <Card>
      <Table size="small" aria-label="Tablas más grandes">
        <TableHead>
          <TableRow>
            <TableCell>Tabla</TableCell>
            <TableCell align="right">Filas</TableCell>
            <TableCell align="right">Ocupa</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tables.map(({ name, rows, bytes }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{formatNumber(rows)}</TableCell>
              <TableCell align="right">{fileSize(bytes)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const signs = { success: 'check', warning: 'warning', error: 'error', info: 'info' } as const;
const spoken: Record<Tone, string> = {
  success: 'Bien',
  warning: 'Atención',
  error: 'Mal',
  info: 'Aviso',
};

interface HealthChecksProps {
  checks: readonly HealthCheck[];
  /** The action on a check, by its title. */
  actions: Record<string, ReactNode>;
}

function HealthChecks({ checks, actions }: HealthChecksProps) {
  return (
    <Card>
      <List disablePadding aria-label="Estado del servidor">
        {checks.map(({ title, tone, text }) => (
          <ListItem key={title} divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemIcon>
              <Icon name={signs[tone]} titleAccess={spoken[tone]} sx={{ color: `${tone}.main` }} />
            </ListItemIcon>
            <ListItemText primary={title} secondary={text} sx={{ flex: '1 1 220px' }} />
            {actions[title]}
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
