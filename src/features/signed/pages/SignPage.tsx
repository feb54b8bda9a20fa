import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type SignatureDetail,
  useGetSignatureQuery,
  useListSignaturesQuery,
} from '@/services/wms/generated/signed.gen';
import { ownSignedPath, routes, signPath } from '@/utils/paths';
import { SignatureRecord } from '../components/SignatureRecord';

const saidTexts: Partial<Record<SignatureDetail['state'], string>> = {
  signed: 'Listo: quedó firmado.',
  dissented: 'Listo: quedó firmado en disconformidad.',
  rejected: 'Quedó rechazado: quien lo envió ya lo sabe.',
};

/** The notice says that it is done, and shows the way to the next one. */
function Signed({ row }: { row: SignatureDetail }) {
  const next = useNextToSign(row.id);
  return (
    <Alert
      severity={row.state === 'rejected' ? 'info' : 'success'}
      sx={{ mb: 3 }}
      action={
        next === undefined ? null : (
          <Button
            component={Link}
            to={next ? signPath(next) : ownSignedPath}
            color="inherit"
            size="small"
          >
            {next ? 'Siguiente por firmar' : 'Ver mis firmas'}
          </Button>
        )
      }
    >
      {saidTexts[row.state]}
    </Alert>
  );
}

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetSignatureQuery(id);
  const [signed, setSigned] = useState<SignatureDetail | null>(null);
  return (
    <Page
      title={query.data?.title ?? 'Documento para firmar'}
      back={{ to: routes.signed, label: 'Firmas' }}
    >
      {signed?.id === id ? <Signed row={signed} /> : null}
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <SignatureRecord key={row.id} row={row} onSigned={setSigned} />}
      </QueryState>
    </Page>
  );
}

export const SignPage = needsId(() => (
  <RequirePermission flag="SIGNED">
    <Content />
  </RequirePermission>
));

const filters = [
  { field: 'mine' as const, operator: 'is' as const, value: true },
  { field: 'state' as const, operator: 'in' as const, value: ['pending', 'opened'] },
];
const sort = [{ field: 'dueOn' as const, direction: 'asc' as const }];

/** Another paper that waits for one's signature, the most urgent first; undefined while that is not known. */
function useNextToSign(but: number): number | null | undefined {
  const { data } = useListSignaturesQuery({ size: 5, filters, sort });
  return data && (data.rows.find(({ id }) => id !== but)?.id ?? null);
}
