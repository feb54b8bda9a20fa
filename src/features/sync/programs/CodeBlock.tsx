import Box from '@mui/material/Box';

/** Text of a machine, as it is; it scrolls in its own box. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 280,
        overflow: 'auto',
        fontSize: '0.8125rem',
        fontFamily: 'monospace',
        bgcolor: 'action.hover',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
