import { newsRecord } from '@contract/news/newsRecord';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type NewsRow, useListNewsQuery } from '@/services/wms/generated/news.gen';
import { askNewsPath, newsItemPath } from '@/utils/paths';
import { CertificateChip } from '../components/CertificateChip';
import { quantityText, whenText } from '../newsTexts';

const size = 20;
const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];

function Content() {
  const { page, setPage } = useListParams(['novedad']);
  const query = useListNewsQuery({ page, size, filters });
  return (
    <Page
      title="Mis novedades"
      action={
        <Button
          variant="contained"
          component={Link}
          to={askNewsPath}
          startIcon={<Icon name="add" />}
        >
          Avisar una ausencia
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="news" title="No tenés novedades">
            Cuando no puedas venir, avisá desde acá y sumá el certificado con una foto.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <CardList>
              {rows.map((row) => (
                <OwnNewsCard key={row.id} row={row} />
              ))}
            </CardList>
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** What happened to oneself, the latest first. */
export function OwnNewsPage() {
  return (
    <RequirePermission flag="NEWS.CREATE">
      <Content />
    </RequirePermission>
  );
}

function OwnNewsCard({ row }: { row: NewsRow }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={newsItemPath(row.id)}
        sx={{
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{row.typeName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {quantityText(row)}, {whenText(row)}
          </Typography>
        </Box>
        <CertificateChip certificate={row.certificate} />
        <ChoiceChip field={newsRecord.shown.state} value={row.state} />
      </CardActionArea>
    </Card>
  );
}
