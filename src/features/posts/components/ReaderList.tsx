import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonName } from '@/components/person/PersonName';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { PostReader } from '@/services/wms/generated/posts.gen';

function outcome({ readAt, confirmedAt }: PostReader) {
  if (confirmedAt)
    return (
      <>
        Confirmó
        <br />
        <RelativeTime value={confirmedAt} />
      </>
    );
  if (readAt)
    return (
      <>
        Leyó
        <br />
        <RelativeTime value={readAt} />
      </>
    );
  return 'Sin leer';
}

export function ReaderList({ readers }: { readers: readonly PostReader[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {readers.map((reader) => {
        const { person, areaName, siteName } = reader;
        return (
          <Box
            component="li"
            key={person.imageUrl}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <PersonName
                name={person.name}
                imageUrl={person.imageUrl}
                detail={[areaName, siteName].filter(Boolean).join(' · ')}
              />
            </Box>
            <Typography
              variant="caption"
              component="span"
              sx={{ color: 'text.secondary', textAlign: 'right' }}
            >
              {outcome(reader)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
