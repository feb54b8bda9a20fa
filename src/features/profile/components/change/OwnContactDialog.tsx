import { ownContactRecord as record } from '@contract/users/saveOwnContact';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { TextInput } from '@/components/form/TextInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { type OwnContact, useSaveOwnContactMutation } from '@/services/wms/generated/users.gen';
import { ownContactForm } from '../../ownContactForm';

const { phone, emergencyPhone } = record.fields;

interface OwnContactDialogProps {
  contact: OwnContact;
  onClose: () => void;
}

/** The dialog holds what I change by myself, without asking anybody. */
export function OwnContactDialog({ contact, onClose }: OwnContactDialogProps) {
  const [send] = useSaveOwnContactMutation();
  const edit = useRecordForm(ownContactForm, {
    row: contact,
    send: ({ id: _id, version = contact.version, ...fields }) => send({ ...fields, version }),
    saved: 'Se guardaron tus datos de contacto',
    onDone: onClose,
  });
  return (
    <RecordDialog title="Mis datos de contacto" onClose={onClose} {...edit}>
      <TextInput
        name="phone"
        label={phone.label}
        hint="Lo ven tus compañeros en Personas."
        type="tel"
        autoComplete="tel"
        maxLength={phone.max}
        optional
        autoFocus
      />
      <RecordInput record={record} name="address" hint="Lo ven solo vos y Recursos Humanos." />
      <RecordInput
        record={record}
        name="emergencyName"
        label="En una emergencia, llamar a"
        hint="Vacío: a nadie."
      />
      <RecordInput record={record} name="emergencyKinship" hint="Por ejemplo, hermana o pareja." />
      <TextInput
        name="emergencyPhone"
        label="Teléfono de esa persona"
        type="tel"
        maxLength={emergencyPhone.max}
        optional
      />
    </RecordDialog>
  );
}
