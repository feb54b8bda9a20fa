import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { useDraft } from '@/components/form/useDraft';
import { WhomInput } from '@/components/references/WhomInput';
import { selectionOf, type Whom } from '@/components/references/whomForm';
import {
  type NewsType,
  useEnterManyNewsMutation,
  useEnterNewsMutation,
} from '@/services/wms/generated/news.gen';
import { useListPeopleQuery } from '@/services/wms/generated/users.gen';
import { newsItemPath, routes } from '@/utils/paths';
import { type EnterValues, emptyEnter, enterForm } from '../enterForm';
import { newsForm } from '../newsForm';
import { enteredText, enterText } from '../newsTexts';
import { NewsFields } from './NewsFields';

const resolver = contractResolver(enterForm);
/** The same for one person or for many; of one also the certificate. `?persona=` names the one. */
export function EnterNewsForm({ types }: { types: readonly NewsType[] }) {
  const [params] = useSearchParams();
  const personId = Number(params.get('persona')) || null;
  const people = personId === null ? [] : [personId];
  const form = useForm<EnterValues>({ resolver, defaultValues: { ...emptyEnter(), people } });
  const draft = useDraft(form, personId === null ? 'news/enter' : `news/enter/${personId}`);
  const { file, setFile, send } = useCertificate(draft);
  const [enter] = useEnterNewsMutation();
  const [enterMany] = useEnterManyNewsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const navigate = useNavigate();
  const notify = useNotice();
  const said = form.watch();
  const count = useHowMany(said);
  const alone = said.whom === 'people' && said.people.length === 1 ? said.people[0] : undefined;

  const save = async (values: EnterValues) => {
    const { validated } = values;
    const fields = { ...newsForm(types).input(values), validated };
    if (alone === undefined) {
      setOutput(await enterMany({ ...fields, selection: selectionOf(values) }).unwrap());
      return;
    }
    const row = await enter({ ...fields, personId: alone, certificate: await send() }).unwrap();
    notify({ text: 'Novedad cargada' });
    await navigate(newsItemPath(row.id), { replace: true });
  };
  return (
    <>
      <Form
        form={form}
        draft={draft}
        submitLabel={enterText(count)}
        onSubmit={save}
        onCancel={() => navigate(routes.news)}
      >
        <WhomInput label="Para quiénes" everybody={false} />
        <NewsFields types={types} />
        {alone === undefined ? null : <CertificateDrop file={file} onChange={setFile} later />}
        <CheckInput<EnterValues>
          name="validated"
          label="Dejarla validada"
          hint="Cuenta desde ahora para las horas y la liquidación; si no, queda pendiente."
        />
      </Form>
      {output ? (
        <BulkResultDialog
          title="Cargar la novedad"
          output={output}
          say={enteredText}
          onClose={() => navigate(routes.news)}
        />
      ) : null}
    </>
  );
}

/** How many people were said; a place not chosen yet, nothing known. */
function useHowMany(said: Whom): number | undefined {
  const selection = selectionOf(said);
  const [filter] = selection.kind === 'filtered' ? selection.filters : [];
  const { currentData } = useListPeopleQuery(
    { size: 1, filters: filter ? [filter] : [] },
    { skip: !filter?.value },
  );
  return selection.kind === 'rows' ? selection.ids.length : currentData?.total;
}
