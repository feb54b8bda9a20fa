import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordSave } from '@/components/form/useRecordSave';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { SentBackNote } from '@/components/workflow/SentBackNote';
import {
  type NewsDetail,
  type NewsType,
  useAskNewsMutation,
  useGetNewsQuery,
  useListNewsTypesQuery,
} from '@/services/wms/generated/news.gen';
import { newsItemPath, newsTypesPath, ownNewsPath } from '@/utils/paths';
import { NewsFields } from '../components/NewsFields';
import { type NewsHeld, newsForm, newsOfToday } from '../newsForm';

function Asking() {
  const [params] = useSearchParams();
  const id = Number(params.get('novedad')) || 0;
  const types = useListNewsTypesQuery();
  const row = useGetNewsQuery(id, { skip: id === 0 });
  return (
    <QueryState
      query={types}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ rows }) => !rows.some(({ askable, active }) => askable && active)}
      empty={
        <StateMessage
          icon="news"
          title="No hay tipos de novedad para avisar"
          action={
            <NextStep to={newsTypesPath} flag="NEWS.STATE">
              Ver los tipos de novedad
            </NextStep>
          }
        >
          Recursos Humanos dice cuáles se avisan desde acá.
        </StateMessage>
      }
    >
      {({ rows }) => {
        const types = rows.filter(({ askable, active }) => askable && active);
        if (id === 0) return <AskNewsForm types={types} row={null} />;
        return (
          <QueryState query={row} skeleton={<SkeletonRows rows={5} />}>
            {(found) => <AskNewsForm types={types} row={found} />}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

export function AskNewsPage() {
  return (
    <RequirePermission flag="NEWS.CREATE">
      <Page
        title="Avisar una ausencia"
        width="reading"
        purpose="Avisá lo antes posible; el certificado podés agregarlo después."
        back={{ to: ownNewsPath, label: 'Mis novedades' }}
      >
        <Asking />
      </Page>
    </RequirePermission>
  );
}

interface AskNewsFormProps {
  types: readonly NewsType[];
  /** Sent back, to be sent again. */
  row: NewsDetail | null;
}

/** The person tells that they are not coming. */
function AskNewsForm({ types, row }: AskNewsFormProps) {
  const model = newsForm(types);
  const form = useForm<NewsHeld>({
    resolver: model.resolver,
    defaultValues: row ? model.values(row) : newsOfToday(model),
  });
  const [ask] = useAskNewsMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const stored = useRef(row?.id ?? 0);
  const record = useRecordSave<NewsHeld, NewsDetail>({
    form,
    draftKey: `news/ask/${row?.id ?? 'new'}`,
    version: row?.version,
    compared: model,
    send: async (values, version) => {
      const fields = { ...model.input(values), certificate: await certificate.send() };
      const sent = await ask(row ? { ...fields, id: row.id, version } : fields).unwrap();
      stored.current = sent.id;
      notify({ text: 'Aviso enviado' });
    },
    onDone: () => navigate(newsItemPath(stored.current), { replace: true }),
  });
  const certificate = useCertificate(record.draft);
  return (
    <RecordForm
      form={form}
      record={record}
      submitLabel="Avisar"
      conflictFields={model.conflict}
      onCancel={() => navigate(ownNewsPath)}
    >
      {row ? <SentBackNote history={row.history} /> : null}
      <NewsFields types={types} />
      <CertificateDrop file={certificate.file} onChange={certificate.setFile} later />
    </RecordForm>
  );
}
