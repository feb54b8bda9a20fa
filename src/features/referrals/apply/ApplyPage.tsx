import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { OpenFrame } from '@/components/shell/OpenFrame';
import { asAppError } from '@/components/state/asAppError';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ApplicationShown,
  useOpenApplicationQuery,
} from '@/services/wms/generated/referrals.gen';
import { ApplyForm } from './ApplyForm';
import { Offer } from './Offer';
import { OwnApplication } from './OwnApplication';
import { SentNote } from './SentNote';

/** /apply#code, for whoever was told of an opening, and for who comes back to their application. */
export function ApplyPage() {
  const code = codeOf(useLocation().hash);
  const query = useOpenApplicationQuery(code);
  // Another code in the same page is another application: the one before is not shown for it.
  const shown = query.currentData;
  const failure = query.error === undefined ? null : asAppError(query.error);
  return (
    <OpenFrame>
      <Page title={shown?.position ?? 'Postulación'} width="reading">
        {shown === undefined && failure?.code === 'no_encontrado' ? (
          <StateMessage icon="noMatch" title="Este enlace ya no sirve" role="status">
            {failure.message}
          </StateMessage>
        ) : (
          <QueryState query={{ ...query, data: shown }} skeleton={<SkeletonRows rows={6} />}>
            {(found) => <Applying key={code} code={code} shown={found} />}
          </QueryState>
        )}
      </Page>
    </OpenFrame>
  );
}

/** A code cut off on its way is none: the server says so as of any other. */
function codeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function Applying({ code, shown }: { code: string; shown: ApplicationShown }) {
  const [own, setOwn] = useState<string | null>(null);
  if (own) return <SentNote code={own} keepMonths={shown.keepMonths} />;
  if (shown.sent) return <OwnApplication code={code} shown={shown} sent={shown.sent} />;
  if (!shown.offer) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Offer shown={shown} offer={shown.offer} />
      <ApplyForm code={code} shown={shown} onSent={setOwn} />
    </Box>
  );
}
