import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotice } from '@/components/feedback/useNotice';
import { PersonName } from '@/components/person/PersonName';
import { type Delegation, useEndDelegationMutation } from '@/services/wms/generated/workflow.gen';
import { formatDate } from '@/utils/dates';

export function DelegationRow({ delegation }: { delegation: Delegation }) {
  const { id, from, to, mine, active, fromDay, untilDay } = delegation;
  const [end, { isLoading }] = useEndDelegationMutation();
  const notify = useNotice();
  const other = mine ? to : from;
  const days = `del ${formatDate(fromDay, 'DD/MM/AAA')} al ${formatDate(untilDay, 'DD/MM/AAA')}`;
  const finish = async () => {
    const { error } = await end({ id });
    if (!error) notify({ text: `${to.name} ya no decide en tu nombre` });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <PersonName
          name={other.name}
          imageUrl={other.imageUrl}
          detail={`${mine ? 'Decide en tu nombre' : 'Decidís en su nombre'} ${days}${active ? '' : ' (todavía no empezó)'}`}
        />
      </Box>
      {mine ? (
        <Button
          color="error"
          loading={isLoading}
          loadingPosition="start"
          aria-label={`Terminar la delegación a ${to.name}`}
          onClick={() => void finish()}
        >
          Terminar
        </Button>
      ) : null}
    </Box>
  );
}
