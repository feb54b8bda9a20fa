import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListParametersQuery } from '@/services/wms/generated/admin.gen';
import { AdminPage } from '../components/AdminPage';
import { ParameterItem } from '../components/parameters/ParameterItem';
import { groupParameters } from '../parameterModel';

export function ParametersPage() {
  const query = useListParametersQuery();
  return (
    <AdminPage
      title="Parámetros"
      purpose="Las cifras de la ley y de la casa. Cada una vale desde una fecha; lo anterior queda como estaba."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(list) =>
          Array.from(groupParameters(list), ([group, parameters]) => (
            <Section key={group} title={group}>
              <Card>
                <List disablePadding>
                  {parameters.map((row) => (
                    <ParameterItem key={row.code} row={row} />
                  ))}
                </List>
              </Card>
            </Section>
          ))
        }
      </QueryState>
    </AdminPage>
  );
}
