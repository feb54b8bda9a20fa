import type { SystemStyleObject, Theme } from '@mui/system';

const line = { borderColor: 'divider', borderStyle: 'solid', borderWidth: 0 };

/** A tree of cards: each team hangs from the line of whom it answers to. */
export const chartStyles = {
  team: (hangs: boolean): SystemStyleObject<Theme> => ({
    listStyle: 'none',
    m: 0,
    p: 0,
    pl: hangs ? { xs: 2.5, sm: 4 } : 0,
    ...(hangs && {
      '& > li': { position: 'relative' },
      // Down along the team, and a branch to each; the last one ends the line.
      '& > li::before': {
        ...line,
        content: '""',
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: { xs: -10, sm: -16 },
        borderLeftWidth: 2,
      },
      '& > li:last-of-type::before': { bottom: 'auto', height: 34 },
      '& > li::after': {
        ...line,
        content: '""',
        position: 'absolute',
        top: 34,
        left: { xs: -10, sm: -16 },
        width: { xs: 10, sm: 16 },
        borderTopWidth: 2,
      },
    }),
  }),
  row: { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 },
  card: (marked: boolean): SystemStyleObject<Theme> => ({
    flex: 1,
    minWidth: 0,
    maxWidth: 480,
    ...(marked && { borderColor: 'primary.main', bgcolor: 'surface.soft' }),
  }),
};
