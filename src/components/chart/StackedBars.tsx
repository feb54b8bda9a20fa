import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface StackPart {
  key: string;
  label: string;
  /** A colour of the palette: "success.main". */
  color: string;
}

export interface Stack {
  key: string;
  /** Left empty where there is no room for all of them. */
  label: string;
  /** The value of each part, by its key. */
  values: Readonly<Record<string, number>>;
}

interface StackedBarsProps {
  parts: readonly StackPart[];
  bars: readonly Stack[];
}

const TALLEST = 120;
const LEAST = 2;

const sumOf = ({ values }: Stack, parts: readonly StackPart[]) =>
  parts.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

/** Many thin bars of the same parts, to see how they go on; a table beside them says the same to everybody. */
export function StackedBars({ parts, bars }: StackedBarsProps) {
  const most = Math.max(1, ...bars.map((bar) => sumOf(bar, parts)));
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(LEAST, (value / most) * TALLEST));
  return (
    <Box aria-hidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1.5 }}>
        {parts.map(({ key, label, color }) => (
          <Typography key={key} variant="caption" sx={{ display: 'flex', alignItems: 'center' }}>
            <Box
              component="span"
              sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: color, mr: 0.75 }}
            />
            {label}
          </Typography>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
          columnGap: { xs: '2px', sm: '4px' },
          gridTemplateRows: `${TALLEST + LEAST * parts.length}px auto`,
        }}
      >
        {bars.map((bar) => (
          <Box
            key={bar.key}
            sx={{ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', minWidth: 0 }}
          >
            <Box
              sx={{
                display: 'flex',
                flexDirection: 'column-reverse',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {parts.map(({ key, color }) => (
                <Box
                  key={key}
                  sx={{
                    flex: 'none',
                    height: `${heightOf(bar.values[key] ?? 0)}px`,
                    bgcolor: color,
                    maxWidth: 40,
                    width: '100%',
                    mx: 'auto',
                  }}
                />
              ))}
            </Box>
            <Typography
              variant="caption"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap', width: 0, mt: 0.5 }}
            >
              {bar.label}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
