import { roleRecord } from '@contract/admin/role';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CheckInput } from '@/components/form/CheckInput';
import { type FlagGroup, flagCatalog } from '../flagCatalog';

function Group({ title, flags }: FlagGroup) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, breakInside: 'avoid', mb: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {flags.map(({ flag, label, allows }) => (
          <CheckInput
            key={flag}
            name={`ticks.${flag.replace('.', '-')}`}
            label={label}
            hint={allows}
          />
        ))}
      </Box>
    </Card>
  );
}

/** The flags in groups that people understand, each with what it allows. */
export function FlagsField() {
  return (
    <Box
      role="group"
      aria-label={roleRecord.fields.flags.label}
      sx={{ columnCount: { xs: 1, md: 2, lg: 3 }, columnGap: 2 }}
    >
      {flagCatalog.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Box>
  );
}
