import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { useDraft } from '@/components/form/useDraft';
import { PeopleInput } from '@/components/references/PeopleInput';
import { newsItemPath, routes } from '@/utils/paths';
import { type NewsType, useEnterManyNewsMutation, useEnterNewsMutation } from '../api';
import { type EnterValues, emptyEnter, enterForm, selectionOf } from '../enterForm';
import { newsInput } from '../newsForm';
import { enteredText, enterText } from '../newsTexts';
import { useNewsChoices } from '../useNewsChoices';
import { usePeopleInArea } from '../usePeopleInArea';
import { NewsFields } from './NewsFields';

const resolver = contractResolver(enterForm);
const ways = [
  { value: 'people', label: 'Las personas que elija' },
  { value: 'area', label: 'Todas las de un área' },
];

/** The same for one person or for many; of one also the certificate. */
export function EnterNewsForm({ types }: { types: readonly NewsType[] }) {
  const form = useForm<EnterValues>({ resolver, defaultValues: emptyEnter() });
  const draft = useDraft(form, 'news/enter');
  const { areas } = useNewsChoices();
  const { file, setFile, send } = useCertificate(draft);
  const [enter] = useEnterNewsMutation();
  const [enterMany] = useEnterManyNewsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const navigate = useNavigate();
  const notify = useNotice();
  const [whom, people, areaId] = form.watch(['whom', 'people', 'areaId']);
  const inArea = usePeopleInArea(whom === 'area' ? Number(areaId) : 0);
  const [one] = people;
  const alone = whom === 'people' && people.length === 1 ? one : undefined;

  const save = async (values: EnterValues) => {
    const type = types.find(({ id }) => id === values.typeId);
    const { validated } = values;
    const fields = { ...newsInput(values, type), validated };
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
        submitLabel={enterText(whom === 'people' ? people.length : inArea)}
        onSubmit={save}
        onCancel={() => navigate(routes.news)}
      >
        <SelectInput<EnterValues> name="whom" label="Para quiénes" options={ways} />
        {whom === 'people' ? (
          <PeopleInput name="people" label="Personas" />
        ) : (
          <SelectInput<EnterValues> name="areaId" label="Área" options={areas} />
        )}
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
