import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { notOnPaper } from '../paper/paperMarks';

interface PdfOpeningProps {
  label: string;
  /** Null where nobody knows how much there is. */
  percent?: number | null;
}

/** While a document is on its way. Whoever prints the page meanwhile reads that it is missing there. */
export function PdfOpening({ label, percent = null }: PdfOpeningProps) {
  return (
    <>
      <Box sx={notOnPaper}>
        <LinearProgress
          aria-label={label}
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
        />
      </Box>
      <Typography variant="caption" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        El documento no llegó a abrirse antes de imprimir.
      </Typography>
    </>
  );
}
