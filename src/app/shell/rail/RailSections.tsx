import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { currentModule } from './currentModule';
import { RailLink } from './RailLink';
import { railSections } from './railSections';

interface RailSectionsProps {
  modules: readonly FeatureManifest[];
  closed?: boolean;
  onNavigate?: () => void;
}

export function RailSections({ modules, closed = false, onNavigate }: RailSectionsProps) {
  const id = useId();
  const current = currentModule(modules, useLocation().pathname);
  return railSections(modules).map(({ group, label, heading, modules: members }, index) => (
    <Box key={group} sx={{ mb: closed ? 0 : 1.25 }}>
      {closed && index > 0 ? <Divider sx={{ mx: 1.5, my: 1 }} /> : null}
      <Typography
        id={`${id}-${group}`}
        variant="overline"
        component="h2"
        sx={{
          display: closed || !heading ? 'none' : 'block',
          px: 1.5,
          mb: 0.5,
          color: 'text.secondary',
        }}
      >
        {label}
      </Typography>
      <List disablePadding aria-labelledby={`${id}-${group}`}>
        {members.map((module) => (
          <RailLink
            key={module.id}
            module={module}
            current={module === current}
            closed={closed}
            onClick={onNavigate}
          />
        ))}
      </List>
    </Box>
  ));
}
