import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { HealthCheck, Tone } from '../healthModel';

const signs = { success: 'check', warning: 'warning', error: 'error', info: 'info' } as const;
const spoken: Record<Tone, string> = {
  success: 'Bien',
  warning: 'Atención',
  error: 'Mal',
  info: 'Aviso',
};

interface HealthChecksProps {
  checks: readonly HealthCheck[];
  /** What can be done about one, by its title. */
  actions: Record<string, ReactNode>;
}

export function HealthChecks({ checks, actions }: HealthChecksProps) {
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
