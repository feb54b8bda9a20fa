import { linkRecord as record } from '@contract/sync/link';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { RecordInput } from '@/components/record/RecordInput';
import type { LinkHeld } from '../linkForm';

/** Another server has another key: the one that somebody accepted goes when they write another name. */
function useForgottenPrint(): void {
  const { setValue, watch } = useFormContext<LinkHeld>();
  useEffect(() => {
    const { unsubscribe } = watch((_held, { name, type }) => {
      // A draft or a file that fills the form in is no change of somebody's.
      if (name === 'sftpHost' && type === 'change') setValue('sftpPrint', '');
    });
    return unsubscribe;
  }, [setValue, watch]);
}

/** Says which server of files a link travels to, in which folder, and by which key it is known. */
export function SftpFields({ reads }: { reads: boolean }) {
  useForgottenPrint();
  return (
    <>
      <RecordInput
        record={record}
        name="sftpHost"
        required
        hint="Por ejemplo sftp.empresa.com. Los de la propia red, o con otro puerto, los permite antes quien administra."
      />
      <RecordInput
        record={record}
        name="sftpUser"
        required
        hint="Su contraseña o clave privada se carga después, en el enlace."
      />
      <RecordInput
        record={record}
        name="folder"
        hint={`Como la ve ese usuario: /salida/personas. Vacío es la suya.${reads ? '' : ' Tiene que existir.'}`}
      />
      {reads ? (
        <RecordInput
          record={record}
          name="files"
          hint="Por ejemplo personas-*.csv. Vacío toma todos los CSV y XLSX."
        />
      ) : null}
      <RecordInput
        record={record}
        name="sftpPrint"
        hint="Empieza con SHA256:. Si no la tenés, dejala vacía y probá: la muestra para que la aceptes."
      />
    </>
  );
}
