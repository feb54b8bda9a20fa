import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type Role, useListRolesQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { flagCatalog } from '../flagCatalog';
import { scopeLabels, ticksOf } from '../roleModel';

function Comparison({ roles, differing }: { roles: readonly Role[]; differing: boolean }) {
  const ticks = roles.map((role) => ticksOf(role.flags));
  const rows = flagCatalog
    .flatMap((group) => group.flags)
    .filter(({ flag }) => !differing || ticks.some((one) => one[flag] !== ticks[0]?.[flag]));
  return (
    <TableContainer
      tabIndex={0}
      aria-label="Comparación de roles"
      role="region"
      // Keeps what only a screen reader reads within what scrolls.
      sx={{ position: 'relative' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Permiso</TableCell>
            {roles.map((role) => (
              <TableCell key={role.id}>{role.name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              Alcance
            </TableCell>
            {roles.map((role) => (
              <TableCell key={role.id}>{scopeLabels[role.scope]}</TableCell>
            ))}
          </TableRow>
          {rows.map(({ flag, label }) => (
            <TableRow key={flag} hover>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {roles.map((role, at) => (
                <TableCell key={role.id}>
                  {ticks[at]?.[flag] ? (
                    <>
                      <Icon name="check" fontSize="small" color="success" />
                      <span style={visuallyHidden}>Sí</span>
                    </>
                  ) : (
                    <span style={visuallyHidden}>No</span>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** All roles side by side: who may do what, and in what they differ. */
export function CompareRolesPage() {
  const query = useListRolesQuery();
  const [differing, setDiffering] = useState(true);
  return (
    <Page title="Comparar roles" width="wide" back={{ to: adminPaths.roles, label: 'Roles' }}>
      <FormControlLabel
        sx={{ mb: 2 }}
        control={<Switch checked={differing} onChange={(_event, on) => setDiffering(on)} />}
        label="Solo en lo que difieren"
      />
      <QueryState query={query} skeleton={<SkeletonRows rows={10} />}>
        {({ rows }) => <Comparison roles={rows} differing={differing} />}
      </QueryState>
    </Page>
  );
}
