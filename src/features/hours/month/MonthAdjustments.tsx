import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/Section';
import { useListOwnAdjustmentsQuery } from '@/services/wms/generated/closes.gen';
import { adjustmentTitle, adjustmentWhy } from './monthTexts';

/** Adjustments came too late for a closed month and count in this one, with why. */
export function MonthAdjustments({ month }: { month: string }) {
  const rows = useListOwnAdjustmentsQuery(month).currentData?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Section
      title="Ajustes de meses cerrados"
      description="Llegaron tarde para su mes y cuentan en este, aparte de las horas de arriba."
    >
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {adjustmentTitle(row)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {adjustmentWhy(row)}
            </Typography>
          </Box>
        ))}
      </Card>
    </Section>
  );
}
