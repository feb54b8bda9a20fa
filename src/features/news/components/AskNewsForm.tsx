import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { useDraft } from '@/components/form/useDraft';
import { newsItemPath, ownNewsPath } from '@/utils/paths';
import { type NewsDetail, type NewsType, useAskNewsMutation } from '../api';
import { emptyNews, type NewsValues, newsForm, newsInput, newsValues } from '../newsForm';
import { NewsFields } from './NewsFields';

const resolver = contractResolver(newsForm);

interface AskNewsFormProps {
  types: readonly NewsType[];
  /** Sent back, to be sent again. */
  row: NewsDetail | null;
}

/** Somebody tells that they are not coming. */
export function AskNewsForm({ types, row }: AskNewsFormProps) {
  const form = useForm<NewsValues>({
    resolver,
    defaultValues: row ? newsValues(row) : emptyNews(),
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
        const type = types.find(({ id }) => id === values.typeId);
        const fields = { ...newsInput(values, type), certificate: await send() };
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
