import { signatureRecord } from '@contract/signed/signature';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { LinkCard } from '@/components/list/LinkCard';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type SignatureRow, useListSignaturesQuery } from '@/services/wms/generated/signed.gen';
import { routes, signPath } from '@/utils/paths';
import { ownSignatureText } from '../signedTexts';

const size = 20;
const mine = { field: 'mine' as const, operator: 'is' as const, value: true };
const open = ['pending', 'opened', 'waiting'];
const toSign = [mine, { field: 'state' as const, operator: 'in' as const, value: open }];
const done = [
  mine,
  {
    field: 'state' as const,
    operator: 'in' as const,
    value: ['signed', 'dissented', 'rejected', 'cancelled', 'expired'],
  },
];
const soonest = [{ field: 'dueOn' as const, direction: 'asc' as const }];

function Cards({ rows, children }: { rows: readonly SignatureRow[]; children?: ReactNode }) {
  return (
    <>
      <CardList>
        {rows.map((row) => (
          <OwnSignatureCard key={row.id} row={row} />
        ))}
      </CardList>
      {children}
    </>
  );
}

/** The papers that the person has to sign, the soonest first; then those that are over. */
export function OwnSignatures({ sends }: { sends: boolean }) {
  const { page, setPage } = useListParams(['firma']);
  const waiting = useListSignaturesQuery({ size: 100, filters: toSign, sort: soonest });
  const over = useListSignaturesQuery({ page, size, filters: done });
  const nothing = waiting.data?.total === 0 && over.data?.total === 0;
  return (
    <Page
      title={sends ? 'Mis firmas' : 'Firmas'}
      back={sends ? { to: routes.signed, label: 'Firmas' } : undefined}
    >
      {nothing ? (
        <StateMessage icon="sign" title="No tenés nada para firmar">
          Cuando te envíen un documento te avisamos, y lo firmás desde acá.
        </StateMessage>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {waiting.data?.total === 0 ? null : (
            <Section title="Para firmar">
              <QueryState query={waiting} skeleton={<SkeletonRows rows={2} />}>
                {({ rows }) => <Cards rows={rows} />}
              </QueryState>
            </Section>
          )}
          {over.data?.total === 0 ? null : (
            <Box>
              <Section title="Lo que ya pasó">
                <QueryState query={over} skeleton={<SkeletonRows rows={3} />}>
                  {({ rows, total }) => (
                    <Cards rows={rows}>
                      <Pager page={page} size={size} total={total} onPage={setPage} />
                    </Cards>
                  )}
                </QueryState>
              </Section>
            </Box>
          )}
        </Box>
      )}
    </Page>
  );
}

/** A paper that one has to sign or signed. */
function OwnSignatureCard({ row }: { row: SignatureRow }) {
  return (
    <LinkCard
      to={signPath(row.id)}
      icon={<Icon name="pdf" color="primary" />}
      title={row.title}
      detail={ownSignatureText(row)}
      late={row.overdue}
    >
      <ChoiceChip field={signatureRecord.shown.state} value={row.state} late={row.overdue} />
    </LinkCard>
  );
}
