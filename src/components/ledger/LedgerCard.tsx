import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface LedgerCardProps {
  /** "Vacaciones disponibles". */
  label: string;
  amount: string;
  /** The amount that is asked for and not decided yet. */
  reserved?: string;
  /** The action that its owner may take with it. */
  action?: ReactNode;
  /** The parts that make up the amount. */
  children: ReactNode;
}

/** How much there is, in large, and beside it what that is made of. */
export function LedgerCard({ label, amount, reserved, action, children }: LedgerCardProps) {
  return (
    <Card sx={{ p: { xs: 2.5, md: 3 }, mb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(180px, 250px) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="p" sx={{ typography: 'h1', color: 'primary.main', my: 0.5 }}>
            {amount}
          </Typography>
          {reserved ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {reserved}
            </Typography>
          ) : null}
          {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
        </Box>
        <Box>{children}</Box>
      </Box>
    </Card>
  );
}
