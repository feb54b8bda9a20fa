import { arrivalRecord as record } from '@contract/receiving/arrival';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Form } from '@/components/form/Form';
import { inFormWords } from '@/components/form/inFormWords';
import { useDraft } from '@/components/form/useDraft';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useCreateArrivalMutation } from '@/services/wms/generated/receiving.gen';
import { routes } from '@/utils/paths';
import { arrivalPath } from '@/utils/receivingPaths';
import { type ArrivalValues, arrivalForm, arrivalInput, toFormField } from '../arrivalForm';
import { ArrivalLinesField } from '../components/ArrivalLinesField';
import { SupplierInput } from '../components/SupplierInput';

export function NewArrivalPage() {
  return (
    <RequirePermission flag="ORDERS.create">
      <Page
        title="Nueva recepción"
        width="reading"
        back={{ to: routes.receiving, label: 'Recepciones' }}
      >
        <ArrivalForm />
      </Page>
    </RequirePermission>
  );
}

/** An arrival is announced once: who made a mistake cancels it and announces it anew. */
function ArrivalForm() {
  const { sites } = usePlaces();
  const navigate = useNavigate();
  const notify = useNotice();
  const [create] = useCreateArrivalMutation();
  const form = useForm<ArrivalValues>({
    resolver: arrivalForm.resolver,
    defaultValues: arrivalForm.values(null),
  });
  const draft = useDraft(form, 'arrival/new');
  const submit = async (values: ArrivalValues) => {
    try {
      const { id, number } = await create(arrivalInput(values)).unwrap();
      draft.forget();
      notify({ text: `Recepción ${number} cargada` });
      await navigate(arrivalPath(id), { replace: true });
    } catch (error) {
      throw inFormWords(error, toFormField);
    }
  };
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={submit}
      submitLabel="Cargar recepción"
      onCancel={() => navigate(-1)}
    >
      <SupplierInput />
      <RecordInput record={record} name="remito" hint="Como está en el papel: 0001-00001234." />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="expectedOn" />
      <ArrivalLinesField />
      <RecordInput record={record} name="notes" hint="Las lee quien recibe." />
    </Form>
  );
}
