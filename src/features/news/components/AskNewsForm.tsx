import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { Form } from '@/components/form/Form';
import { useDraft } from '@/components/form/useDraft';
import {
  type NewsDetail,
  type NewsType,
  useAskNewsMutation,
} from '@/services/wms/generated/news.gen';
import { newsItemPath, ownNewsPath } from '@/utils/paths';
import { type NewsHeld, newsForm, newsOfToday } from '../newsForm';
import { NewsFields } from './NewsFields';

interface AskNewsFormProps {
  types: readonly NewsType[];
  /** Sent back, to be sent again. */
  row: NewsDetail | null;
}

/** Somebody tells that they are not coming. */
export function AskNewsForm({ types, row }: AskNewsFormProps) {
  const model = newsForm(types);
  const form = useForm<NewsHeld>({
    resolver: model.resolver,
    defaultValues: row ? model.values(row) : newsOfToday(model),
  });
  const draft = useDraft(form, `news/ask/${row?.id ?? 'new'}`, row?.version);
  const { file, setFile, send } = useCertificate(draft);
  const [ask] = useAskNewsMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  return (
    <Form
      form={form}
      draft={draft}
      submitLabel="Avisar"
      onCancel={() => navigate(ownNewsPath)}
      onSubmit={async (values) => {
        const fields = { ...model.input(values), certificate: await send() };
        const sent = await ask(
          row ? { ...fields, id: row.id, version: draft.version } : fields,
        ).unwrap();
        notify({ text: 'Aviso enviado' });
        await navigate(newsItemPath(sent.id), { replace: true });
      }}
    >
      <NewsFields types={types} />
      <CertificateDrop file={file} onChange={setFile} later />
    </Form>
  );
}
