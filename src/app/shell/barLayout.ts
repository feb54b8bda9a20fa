/** The layout of a line under the top bar. */
export const barLayout = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 4 },
  py: 0.75,
  minHeight: 44,
  boxSizing: 'border-box',
  fontSize: '0.875rem',
} as const;
