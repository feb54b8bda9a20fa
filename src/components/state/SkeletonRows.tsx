import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface SkeletonRowsProps {
  rows?: number;
  /** A round place for a face before each row. */
  avatar?: boolean;
}

/** The commonest shape: a list of two-line rows. */
export function SkeletonRows({ rows = 6, avatar = false }: SkeletonRowsProps) {
  return (
    <Box>
      {Array.from({ length: rows }, (_row, index) => index).map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'center' }}>
          {avatar ? <Skeleton variant="circular" width={36} height={36} /> : null}
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="rounded" height={14} width={`${58 - ((row * 13) % 24)}%`} />
            <Skeleton
              variant="rounded"
              height={12}
              width={`${34 - ((row * 7) % 14)}%`}
              sx={{ mt: 1 }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
