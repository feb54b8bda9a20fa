import { linkRecord as record } from '@contract/sync/link';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import type { LinkChoices } from '@/services/wms/generated/sync.gen';
import { LimitFields } from '../limits/LimitFields';
import type { LinkHeld } from '../linkForm';
import { TimingFields } from '../times/TimingFields';
import { RulesField } from './RulesField';
import { TrialSection } from './TrialSection';
import { WmsFields } from './WmsFields';

const { fields } = record;

/** All of a link: what it brings, from where, by which rules, when and in whose name. */
export function LinkFields({ choices, linkId }: { choices: LinkChoices; linkId?: number }) {
  const via = useWatch<LinkHeld, 'via'>({ name: 'via' });
  const what = useWatch<LinkHeld, 'what'>({ name: 'what' });
  const columns = choices.kinds.find(({ kind }) => kind === what)?.columns ?? [];
  return (
    <>
      <RecordInput record={record} name="name" />
      <SelectInput<LinkHeld>
        name="what"
        label={fields.what.label}
        options={choices.kinds.map(({ kind, title }) => ({ value: kind, label: title }))}
      />
      <RecordInput record={record} name="via" />
      <SourceFields via={via} root={choices.root} />
      <RulesField columns={columns} />
      <TimingFields />
      <LimitFields />
      <SelectInput<LinkHeld>
        name="accountId"
        label={fields.accountId.label}
        hint="Escribe con los permisos de esa persona; si los pierde, el enlace se detiene."
        options={choices.accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RecordInput record={record} name="note" />
      <TrialSection linkId={linkId} />
    </>
  );
}

const FolderFields = ({ root }: { root: string }) => (
  <>
    <RecordInput record={record} name="folder" hint={`Dentro de ${root}`} />
    <RecordInput
      record={record}
      name="files"
      hint="Por ejemplo personas-*.csv. Vacío toma todos los CSV y XLSX."
    />
  </>
);

const keyHint = 'en qué encabezado va: Authorization, X-Api-Key. Se carga después, en el enlace.';

const AddressFields = () => (
  <>
    <RecordInput
      record={record}
      name="url"
      required
      hint="Responde un CSV, un XLSX o un JSON. Empieza con https://; las de la propia red las permite antes quien administra."
    />
    <RecordInput
      record={record}
      name="rowsPath"
      hint="Los nombres que llevan a la lista, con puntos: datos.filas. Vacío: todo el JSON es la lista."
    />
    <RecordInput record={record} name="header" hint={`Si pide una clave, ${keyHint}`} />
  </>
);

function SourceFields({ via, root }: { via: LinkHeld['via']; root: string }) {
  if (via === 'wms') return <WmsFields keyHint={keyHint} />;
  return via === 'address' ? <AddressFields /> : <FolderFields root={root} />;
}
