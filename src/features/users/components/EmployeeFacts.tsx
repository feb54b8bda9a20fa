import { cuilText } from '@contract/core/cuil';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { PhotoEditor } from '@/components/photo/PhotoEditor';
import type { Employee } from '@/services/wms/generated/users.gen';
import {
  useRemovePersonPhotoMutation,
  useSavePersonPhotoMutation,
} from '@/services/wms/generated/users.gen';
import { personPath } from '@/utils/paths';
import { dayText } from '@/utils/personTexts';
import { telephoneLink } from '@/utils/telephoneLink';

/** All that the administration knows of a person. */
export function EmployeeFacts({ person }: { person: Employee }) {
  const { managerId, managerName, email, phone, leaveDate } = person;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <PersonPhoto person={person} />
      <Facts>
        <Fact label="Legajo">{person.docket}</Fact>
        <Fact label="DNI">{person.dni}</Fact>
        <Fact label="CUIL">{cuilText(person.cuil)}</Fact>
        <Fact label="Nacimiento">{dayText(person.birthDate)}</Fact>
        <Fact label="Ingreso">{dayText(person.hireDate)}</Fact>
        {leaveDate ? <Fact label="Último día">{dayText(leaveDate)}</Fact> : null}
        {leaveDate ? <Fact label="Motivo de la baja">{person.leaveReason}</Fact> : null}
        <Fact label="Sede">{person.siteName}</Fact>
        <Fact label="Área">{person.areaName}</Fact>
        <Fact label="Puesto">{person.position}</Fact>
        <Fact label="Responde a">
          {managerId ? (
            <Link component={RouterLink} to={personPath(managerId)}>
              {managerName}
            </Link>
          ) : (
            'A nadie'
          )}
        </Fact>
        <Fact label="Correo">{email ? <Link href={`mailto:${email}`}>{email}</Link> : null}</Fact>
        <Fact label="Teléfono">
          {phone ? <Link href={telephoneLink(phone)}>{phone}</Link> : null}
        </Fact>
      </Facts>
    </Card>
  );
}

function PersonPhoto({ person }: { person: Employee }) {
  const [save] = useSavePersonPhotoMutation();
  const [remove] = useRemovePersonPhotoMutation();
  const { id, name, imageUrl } = person;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1.5 }}>
      <PersonAvatar name={name} imageUrl={imageUrl} size={96} />
      <PhotoEditor
        imageUrl={imageUrl}
        onSave={(file) => save({ personId: id, file }).unwrap()}
        onRemove={() => remove({ personId: id })}
      />
    </Box>
  );
}
