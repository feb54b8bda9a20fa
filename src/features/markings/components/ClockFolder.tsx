import { clockFileState } from '@contract/markings/clockFolder';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/feedback/CopyButton';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { RelativeTime } from '@/components/time/RelativeTime';
import { type ClockFile, useGetClockFolderQuery } from '@/services/wms/generated/markings.gen';
import { broughtText } from '../markingTexts';

/** Where clocks leave their files, when the server looked there, and what the last ones brought. */
export function ClockFolder() {
  const query = useGetClockFolderQuery();
  return (
    <Section
      title="Carpeta de los relojes"
      description="El servidor la mira cada minuto y trae por sí mismo lo que los relojes dejan ahí. Lo leído pasa a “leidos”; lo que no se entiende, a “con-errores”."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
        {({ folder, lookedAt, files }) => (
          <>
            <Card
              sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
                  {folder}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {lookedAt ? (
                    <>
                      Última mirada: <RelativeTime value={lookedAt} />
                    </>
                  ) : (
                    'Todavía no se miró'
                  )}
                </Typography>
              </Box>
              <CopyButton text={folder} label="Copiar" />
            </Card>
            {files.length === 0 ? (
              <StateMessage icon="upload" title="Todavía no llegó ningún archivo">
                Poné ahí un attlog, o hacé que el programa del reloj lo deje.
              </StateMessage>
            ) : (
              <CardList label="Últimos archivos de los relojes">
                {files.map((file) => (
                  <FileCard key={file.id} file={file} />
                ))}
              </CardList>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function FileCard({ file }: { file: ClockFile }) {
  const { name, state, at, reason } = file;
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state === 'read' ? `${broughtText(file)}. ` : ''}
          {reason ? `${reason} ` : ''}
          <RelativeTime value={at} />
        </Typography>
      </Box>
      <Box>
        <ChoiceChip field={clockFileState} value={state} />
      </Box>
    </Card>
  );
}
