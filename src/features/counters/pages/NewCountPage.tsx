import { stockCountRecord as record } from '@contract/counters/stockCount';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { PeopleInput } from '@/components/references/PeopleInput';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useStartStockCountMutation } from '@/services/wms/generated/counters.gen';
import { dayIn } from '@/utils/addressValues';
import { countPath } from '@/utils/countPaths';
import { routes } from '@/utils/paths';
import { ClassesInput } from '../components/ClassesInput';
import { CountPreview } from '../components/CountPreview';
import { ProductsInput } from '../components/ProductsInput';
import { countForm } from '../countForm';

const { fields } = record;

export function NewCountPage() {
  return (
    <RequirePermission flag="ORDERS.create">
      <Page title="Nuevo conteo" width="reading" back={{ to: routes.counters, label: 'Conteos' }}>
        <NewCountForm />
      </Page>
    </RequirePermission>
  );
}

function NewCountForm() {
  const { sites } = usePlaces();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const [start] = useStartStockCountMutation();
  const {
    form,
    record: saving,
    conflictFields,
  } = useRecordForm(countForm, {
    row: null,
    known: { dueBy: dayIn(asked.get('hasta') ?? '') ?? '' },
    send: (input) => {
      const sent = start(input);
      void sent.then(({ data }) => data && navigate(countPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Conteo empezado',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={saving}
      conflictFields={conflictFields}
      submitLabel="Empezar el conteo"
      onCancel={() => navigate(-1)}
    >
      <RecordInput record={record} name="title" hint="Lo lee quien cuenta." autoFocus />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="dueOn" />
      <RecordInput
        record={record}
        name="locationPrefix"
        hint="A-01: todas las de ese pasillo y columna. Vacío: todo el depósito."
      />
      <ClassesInput name="abcClasses" label={fields.abcClasses.label} />
      <ProductsInput
        name="productIds"
        label={fields.productIds.label}
        hint="Vacío: todos los que haya. Los elegidos se cuentan también donde figura cero."
      />
      <RecordInput record={record} name="notMovedSince" />
      <RecordInput record={record} name="notCountedSince" />
      <RecordInput
        record={record}
        name="dueBy"
        hint="Lo que por su clase ya toca contar, o va a tocar hasta ese día."
      />
      <RecordInput record={record} name="atRandom" hint="Vacío: todas las que cumplan lo demás." />
      <RecordInput record={record} name="blind" />
      <PeopleInput
        name="personIds"
        label={fields.personIds.label}
        hint="Vacío: cualquiera del depósito con permiso de contar, menos lo que movió desde el último conteo."
        optional
      />
      <RecordInput
        record={record}
        name="onShift"
        hint="Vale si no nombrás a nadie. Mira los turnos publicados."
      />
      <RecordInput record={record} name="note" hint="Lo lee quien cuenta." />
      <CountPreview />
    </RecordForm>
  );
}
