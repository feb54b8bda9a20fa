import Chip from '@mui/material/Chip';

/** Only what is out of the ordinary is said. */
export const UnusedChip = ({ active }: { active: boolean }) =>
  active ? null : <Chip size="small" label="Sin uso" color="warning" variant="outlined" />;
