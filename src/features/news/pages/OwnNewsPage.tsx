import { newsRecord } from '@contract/news/newsRecord';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { LinkCard } from '@/components/list/LinkCard';
import { OWN_CARDS, OwnCards } from '@/components/list/OwnCards';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { type NewsRow, useListNewsQuery } from '@/services/wms/generated/news.gen';
import { askNewsPath, newsItemPath } from '@/utils/paths';
import { CertificateChip } from '../components/CertificateChip';
import { quantityText, whenText } from '../newsTexts';

const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];

function Content() {
  const { page, setPage } = useListParams(['novedad']);
  const query = useListNewsQuery({ page, size: OWN_CARDS, filters });
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
      <OwnCards
        query={query}
        page={page}
        onPage={setPage}
        empty={
          <StateMessage
            icon="news"
            title="No tenés novedades"
            action={
              <NextStep to={askNewsPath} flag="NEWS.CREATE">
                Avisar la primera
              </NextStep>
            }
          >
            Cuando no puedas venir, avisá desde acá y sumá el certificado con una foto.
          </StateMessage>
        }
      >
        {(row: NewsRow) => (
          <LinkCard
            key={row.id}
            to={newsItemPath(row.id)}
            title={row.typeName}
            detail={`${quantityText(row)}, ${whenText(row)}`}
          >
            <CertificateChip certificate={row.certificate} />
            <ChoiceChip field={newsRecord.shown.state} value={row.state} />
          </LinkCard>
        )}
      </OwnCards>
    </Page>
  );
}

/** The person's own novelties, the latest first. */
export function OwnNewsPage() {
  return (
    <RequirePermission flag="NEWS.CREATE">
      <Content />
    </RequirePermission>
  );
}
