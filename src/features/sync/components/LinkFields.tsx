import { linkRecord as record } from '@contract/sync/link';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import type { LinkChoices } from '@/services/wms/generated/sync.gen';
import { LimitFields } from '../limits/LimitFields';
import type { LinkHeld } from '../linkForm';
import { DirectionField } from '../out/DirectionField';
import { OutFields } from '../out/OutFields';
import { OutTarget } from '../out/OutTarget';
import { OutTrial } from '../out/OutTrial';
import { SftpFields } from '../sftp/SftpFields';
import { TimingFields } from '../times/TimingFields';
import { RulesField } from './RulesField';
import { TrialSection } from './TrialSection';
import { WmsFields } from './WmsFields';

const { fields } = record;

/** All of a link: what it brings or takes, from where or where to, when and in whose name. */
export function LinkFields({ choices, linkId }: { choices: LinkChoices; linkId?: number }) {
  const out = useWatch<LinkHeld, 'direction'>({ name: 'direction' }) === 'out';
  return (
    <>
      {linkId === undefined ? <DirectionField /> : null}
      <RecordInput record={record} name="name" />
      {out ? (
        <>
          <OutFields choices={choices} />
          <OutTarget root={choices.root} keyHint={keyHint} />
        </>
      ) : (
        <InFields choices={choices} />
      )}
      <TimingFields />
      {out ? null : <LimitFields />}
      <SelectInput<LinkHeld>
        name="accountId"
        label={fields.accountId.label}
        hint={`${out ? 'Sale lo que esa persona puede exportar' : 'Escribe con los permisos de esa persona'}; si ${out ? 'pierde el permiso' : 'los pierde'}, el enlace se detiene. Si falla dos veces seguidas, le avisa.`}
        options={choices.accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RecordInput record={record} name="note" />
      {out ? <OutTrial linkId={linkId} /> : <TrialSection linkId={linkId} />}
    </>
  );
}

function InFields({ choices }: { choices: LinkChoices }) {
  const via = useWatch<LinkHeld, 'via'>({ name: 'via' });
  const what = useWatch<LinkHeld, 'what'>({ name: 'what' });
  const columns = choices.kinds.find(({ kind }) => kind === what)?.columns ?? [];
  return (
    <>
      <SelectInput<LinkHeld>
        name="what"
        label="Qué entra"
        options={choices.kinds.map(({ kind, title }) => ({ value: kind, label: title }))}
      />
      <RecordInput record={record} name="via" label="Cómo llega" />
      <SourceFields via={via} root={choices.root} />
      <RulesField columns={columns} />
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
  if (via === 'sftp') return <SftpFields reads />;
  if (via === 'wms') return <WmsFields keyHint={keyHint} />;
  return via === 'address' ? <AddressFields /> : <FolderFields root={root} />;
}
