import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { RequestDetail } from '@/components/workflow/requestTypes';

interface DecisionBarProps {
  request: RequestDetail;
  onApprove: () => void;
  onReject: () => void;
  onReturn: () => void;
}

/** Only what the server says that this person may do; it stays in sight while the request is read. */
export function DecisionBar(props: DecisionBarProps) {
  const { request, onApprove, onReject, onReturn } = props;
  if (!request.actions.includes('approve')) return null;
  return (
    <Box
      role="group"
      aria-label="Decidir"
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        mt: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        ...notOnPaper,
      }}
    >
      <Button
        variant="contained"
        startIcon={<Icon name="check" />}
        // The second press of a double one would fall on the next request, which nobody has read.
        onClick={({ detail }) => detail < 2 && onApprove()}
      >
        Aprobar
      </Button>
      <Button variant="outlined" color="error" onClick={onReject}>
        Rechazar
      </Button>
      <Button onClick={onReturn}>Pedir cambios</Button>
      {request.onBehalfOf ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Decidís en nombre de {request.onBehalfOf}
        </Typography>
      ) : null}
    </Box>
  );
}
