import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useNotice } from '@/components/feedback/useNotice';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useChooseFirstViewMutation, useListRoleViewsQuery } from '@/services/lists/viewHooks';

/** With which shared view each list opens for who has this role, until they choose another. */
export function RoleViews({ roleId }: { roleId: number }) {
  const query = useListRoleViewsQuery(roleId);
  const [choose] = useChooseFirstViewMutation();
  const notify = useNotice();
  const change = async (list: string, label: string, id: number | null) => {
    const { error } = await choose({ list, id, roleId });
    if (!error) notify({ text: `Se guardó con qué vista se abre «${label}»` });
  };
  return (
    <Section
      title="Cómo se abren las listas"
      description="Cada persona puede elegir después otra vista para sí."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              Todavía no hay vistas compartidas de las listas que abre este rol. Se guardan desde
              «Vistas», en cada lista.
            </Typography>
          ) : (
            <Card>
              <List disablePadding>
                {rows.map(({ list, label, firstId, views }) => (
                  <ListItem key={list} divider sx={{ flexWrap: 'wrap', gap: 1 }}>
                    <ListItemText primary={label} sx={{ minWidth: 140 }} />
                    <ChoiceFilter
                      label={`Vista con que se abre ${label}`}
                      value={String(firstId ?? '')}
                      all="Como viene"
                      options={views.map(({ id, name, ownerName }) => ({
                        id,
                        name: `${name} (de ${ownerName})`,
                      }))}
                      onChange={(id) => change(list, label, id === '' ? null : Number(id))}
                    />
                  </ListItem>
                ))}
              </List>
            </Card>
          )
        }
      </QueryState>
    </Section>
  );
}
