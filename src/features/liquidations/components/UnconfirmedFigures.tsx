import { monthWords } from '@contract/core/rangeText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type PayRunDetail,
  useConfirmPayFigureMutation,
} from '@/services/wms/generated/liquidations.gen';

/** Figures of the law that change every month: somebody says that the one at hand still rules, or writes the new one. */
export function UnconfirmedFigures({ run }: { run: PayRunDetail }) {
  const { id, period, unconfirmed } = run;
  const [confirm, { isLoading, originalArgs }] = useConfirmPayFigureMutation();
  const notify = useNotice();
  if (unconfirmed.length === 0) return null;
  const month = monthWords(period).toLowerCase();
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      {`Revisá si estas cifras son las de ${month}. Si cambiaron, cargá las nuevas en Parámetros y volvé a calcular.`}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {unconfirmed.map(({ code, name, value }) => (
          <Box
            component="li"
            key={code}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
          >
            <span>
              {name}: <strong>{value}</strong>
            </span>
            <Button
              size="small"
              color="inherit"
              loading={isLoading && originalArgs?.code === code}
              aria-label={`Confirmar ${name}`}
              onClick={async () => {
                const { data } = await confirm({ id, code });
                if (data) notify({ text: `${name}: confirmado para ${month}` });
              }}
            >
              Confirmar
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
