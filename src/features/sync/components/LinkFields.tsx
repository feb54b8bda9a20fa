import { linkRecord as record } from '@contract/sync/link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import type { LinkChoices } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { DaysField } from './DaysField';
import { RulesField } from './RulesField';
import { TrialSection } from './TrialSection';

const { fields } = record;

/** All of a link: what it brings, from where, by which rules, when and in whose name. */
export function LinkFields({ choices }: { choices: LinkChoices }) {
  const { sites } = usePlaces();
  const timing = useWatch<LinkHeld, 'timing'>({ name: 'timing' });
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
      <RecordInput record={record} name="folder" hint={`Dentro de ${choices.root}`} />
      <RecordInput
        record={record}
        name="files"
        hint="Por ejemplo personas-*.csv. Vacío toma todos los CSV y XLSX."
      />
      <RulesField columns={columns} />
      <Typography variant="h3" component="h2">
        Horario
      </Typography>
      <RecordInput record={record} name="timing" />
      {timing === 'minutes' ? (
        <RecordInput record={record} name="everyMinutes" required hint="De 5 a 1.440." />
      ) : null}
      {timing === 'days' ? (
        <>
          <DaysField />
          <RecordInput record={record} name="at" required />
        </>
      ) : null}
      {timing === 'hand' ? null : (
        <>
          <RecordInput record={record} name="siteId" options={sites} />
          <RecordInput record={record} name="catchUp" />
        </>
      )}
      <SelectInput<LinkHeld>
        name="accountId"
        label={fields.accountId.label}
        hint="Escribe con los permisos de esa persona; si los pierde, el enlace se detiene."
        options={choices.accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RecordInput record={record} name="note" />
      <TrialSection />
    </>
  );
}
