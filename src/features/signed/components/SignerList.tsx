import Box from '@mui/material/Box';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import type { SignatureDetail } from '@/services/wms/generated/signed.gen';
import { formatDate } from '@/utils/dates';
import { SignatureChip } from './SignatureChip';

/** Everybody who signs the same paper, in the order of their turns. */
export function SignerList({ signers }: Pick<SignatureDetail, 'signers'>) {
  return (
    <CardList>
      {signers.map(({ person, state, doneAt }) => (
        <Box
          component="li"
          key={person.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <PersonName
              name={person.name}
              imageUrl={person.imageUrl}
              detail={doneAt ? formatDate(doneAt, 'DD/MM/AAA HS:MN') : undefined}
              size={32}
            />
          </Box>
          <SignatureChip state={state} overdue={false} />
        </Box>
      ))}
    </CardList>
  );
}
