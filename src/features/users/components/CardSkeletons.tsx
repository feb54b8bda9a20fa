import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { CardGrid } from './CardGrid';

export function CardSkeletons() {
  return (
    <CardGrid label="Cargando personas">
      {Array.from({ length: 12 }, (_card, index) => index).map((card) => (
        <Card key={card} sx={{ p: 2 }}>
          <SkeletonRows rows={1} avatar />
          <Skeleton variant="rounded" height={14} width="70%" sx={{ mt: 1 }} />
        </Card>
      ))}
    </CardGrid>
  );
}
