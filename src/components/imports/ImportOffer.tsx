import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ImportRun, useCreateMissingMutation } from '@/services/imports/importHooks';
import { missingNames, missingText } from './importTexts';

/** The file names things that do not exist: people who may can choose to have them made with its rows. */
export function ImportOffer({ run }: { run: ImportRun }) {
  const [choose, { isLoading }] = useCreateMissingMutation();
  const { id, offer } = run;
  if (!offer) return null;
  const { missing, allowed, chosen, whom } = offer;
  const what = missingText(missing);
  const names = missingNames(missing);
  const isOne = missing.length === 1 && missing[0]?.names.length === 1;
  if (!allowed) {
    return (
      <Alert severity="warning" role="status">
        La planilla nombra lo que todavía no existe ({what}): {names}. Pedile a {whom} que lo cree,
        o corregí los nombres.
      </Alert>
    );
  }
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button
          variant={chosen ? 'text' : 'outlined'}
          color="inherit"
          size="small"
          loading={isLoading}
          onClick={() => choose({ id, creates: !chosen })}
        >
          {chosen ? 'No crear' : `Crear ${what}`}
        </Button>
      }
    >
      {chosen
        ? `Con las filas ${isOne ? 'se va' : 'se van'} a crear ${what}: ${names}.`
        : `La planilla nombra lo que todavía no existe: ${names}. Si están bien escritos, se pueden crear junto con las filas.`}
    </Alert>
  );
}
