import type { Permission } from '@contract/core/permissions';
import { type ArcaCheckName, arcaChecks } from '@contract/liquidations/arcaMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { selectMay } from '@/services/session/selectCan';
import type { ArcaCheck } from '@/services/wms/generated/liquidations.gen';
import { adminPaths, routes as paths } from '@/utils/paths';
import { chargeDepositsPath, payConceptsPath } from '@/utils/payPaths';

interface Mending {
  to: string;
  label: string;
  /** The page is of those who have it. */
  flag?: Permission;
}

const mending: Readonly<Record<ArcaCheckName, Mending>> = {
  employer: { to: adminPaths.settings, label: 'Cargar el CUIT', flag: 'ADMIN.settings' },
  codes: { to: adminPaths.parameters, label: 'Ir a Parámetros', flag: 'ADMIN.settings' },
  people: { to: paths.personBooks, label: 'Ver los datos de cada una' },
  situations: { to: paths.personBooks, label: 'Ver los datos de cada una' },
  concepts: { to: payConceptsPath, label: 'Ir a Conceptos' },
  cuils: { to: paths.users, label: 'Ir a Personas' },
  runs: { to: paths.liquidations, label: 'Ver liquidaciones' },
  deposit: { to: chargeDepositsPath, label: 'Cargar el depósito' },
};

function missingText({ missing, count }: ArcaCheck): string {
  const more = count - missing.length;
  return `Falta: ${missing.join('; ')}${more > 0 ? `, y ${more} más` : ''}.`;
}

function Check({ check }: { check: ArcaCheck }) {
  const done = check.count === 0;
  const { to, label, flag } = mending[check.name];
  const may = useSelector(selectMay);
  const mends = flag === undefined || may(flag);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon
        name={done ? 'check' : 'warning'}
        sx={{ color: done ? 'success.main' : 'warning.main' }}
      />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography>{arcaChecks[check.name]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {done ? 'Está.' : missingText(check)}
          {done || mends ? null : ' Lo carga quien administra el sistema.'}
        </Typography>
      </Box>
      {done || !mends ? null : (
        <Button component={Link} to={to} size="small">
          {label}
        </Button>
      )}
    </Box>
  );
}

/** Each check tells what is missing before a month is declared, and leads to where it is put right. */
export function ArcaChecks({ checks }: { checks: readonly ArcaCheck[] }) {
  const left = checks.filter(({ count }) => count > 0).length;
  return (
    <Section
      title="Antes de declarar"
      description={left === 0 ? 'Está todo.' : `Por resolver: ${left} de ${checks.length}.`}
    >
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </Card>
    </Section>
  );
}
