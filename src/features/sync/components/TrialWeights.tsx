import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportWeight } from '@/services/wms/generated/sync.gen';
import { formatNumber } from '@/utils/numbers';

const texts: Record<ImportWeight['unit'], (figure: string) => string> = {
  minutes: (figure) => `${hoursText(Number(figure))} h`,
  hours: (figure) => `${formatNumber(figure)} h`,
  amount: moneyText,
};

/** A change has its sign also where it is more. */
const signed = (text: string, figure: string) =>
  figure.startsWith('-') || /^0(\.0+)?$/.test(figure) ? text : `+${text}`;

const figures = ['before', 'after', 'difference'] as const;
type Figures = Pick<ImportWeight['total'], (typeof figures)[number]>;

/** Shows what a run would change of people's hours and pay, person by person. */
export const TrialWeights = ({ weights }: { weights: readonly ImportWeight[] }) => (
  <>
    {weights.map((weight) => (
      <WeightTable key={weight.what} weight={weight} />
    ))}
  </>
);

/** Four columns of money fit a telephone. */
const tight = {
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  '& td': { fontSize: { xs: '0.75rem', sm: '0.875rem' } },
};
/** The total is seen while people are scrolled. */
const always = {
  ...{ position: 'sticky', bottom: 0, bgcolor: 'background.default' },
  '& th, & td': { borderTop: 1, borderColor: 'divider' },
};

/** Two people may be called alike: their place in the order tells them apart. */
const placed = (people: ImportWeight['people']) =>
  people.map((person, at) => ({ ...person, place: at + 1 }));

function WeightTable({ weight }: { weight: ImportWeight }) {
  const { what, unit, people, count, total } = weight;
  const title = `Por persona: ${what.toLowerCase()}`;
  const left = count - people.length;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{ overflow: 'auto', maxHeight: 420 }}
        tabIndex={0}
        role="group"
        aria-label={`${title}, tabla`}
      >
        <Table size="small" stickyHeader aria-label={title} sx={tight}>
          <TableHead>
            <TableRow>
              <TableCell>Persona</TableCell>
              <TableCell align="right">Antes</TableCell>
              <TableCell align="right">Después</TableCell>
              <TableCell align="right">Diferencia</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {placed(people).map(({ place, name, ...own }) => (
              <TableRow key={place}>
                <TableCell>{name}</TableCell>
                <FigureCells unit={unit} own={own} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter sx={always}>
            <TableRow>
              <TableCell component="th" scope="row">
                {`Total de ${counted(count, 'persona', 'personas')}`}
              </TableCell>
              <FigureCells unit={unit} own={total} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
      {left > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {`y ${formatNumber(left)} más, que cambian menos.`}
        </Typography>
      ) : null}
    </Box>
  );
}

const FigureCells = ({ unit, own }: { unit: ImportWeight['unit']; own: Figures }) => (
  <>
    {figures.map((name) => {
      const text = texts[unit](own[name]);
      return (
        <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap', color: 'text.primary' }}>
          {name === 'difference' ? signed(text, own[name]) : text}
        </TableCell>
      );
    })}
  </>
);
