import { cuilText } from '@contract/core/cuil';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type Employee, useGetEmployeeQuery } from '@/services/wms/generated/users.gen';
import { personPath } from '@/utils/paths';
import { finalPayPath } from '@/utils/payPaths';
import { dayText } from '@/utils/personTexts';
import { telephoneLink } from '@/utils/telephoneLink';
import type { PartProps } from './PartProps';

/** All that who keeps the record knows of a person and their job. */
export function EmploymentTab({ id }: PartProps) {
  const query = useGetEmployeeQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
      {(person) => (
        <>
          <Section title="Trabajo">
            <Card sx={{ p: { xs: 2, md: 3 } }}>
              <JobFacts person={person} />
            </Card>
          </Section>
          <Section title="Datos personales">
            <Card sx={{ p: { xs: 2, md: 3 } }}>
              <PersonalFacts person={person} />
            </Card>
          </Section>
        </>
      )}
    </QueryState>
  );
}

function JobFacts({ person }: { person: Employee }) {
  const { managerId, managerName, leaveDate } = person;
  const pays = useAppSelector(selectCan('LIQUIDATION.SHOW'));
  return (
    <Facts>
      <Fact label="Legajo">{person.docket}</Fact>
      <Fact label="Ingreso">{dayText(person.hireDate)}</Fact>
      {leaveDate ? <Fact label="Último día">{dayText(leaveDate)}</Fact> : null}
      {leaveDate ? <Fact label="Motivo de la baja">{person.leaveReason}</Fact> : null}
      <Fact label="Puesto">{person.position}</Fact>
      <Fact label="Área">{person.areaName}</Fact>
      <Fact label="Sede">{person.siteName}</Fact>
      <Fact label="Responde a">
        {managerId ? (
          <Link component={RouterLink} to={personPath(managerId)}>
            {managerName}
          </Link>
        ) : (
          'A nadie'
        )}
      </Fact>
      <Fact label="Convenio">{person.agreement}</Fact>
      <Fact label="Categoría">{person.category}</Fact>
      {leaveDate && pays ? (
        <Fact label="Último pago">
          <Link component={RouterLink} to={finalPayPath(person.id, leaveDate)}>
            Liquidación final
          </Link>
        </Fact>
      ) : null}
    </Facts>
  );
}

function PersonalFacts({ person }: { person: Employee }) {
  const { email, phone } = person;
  return (
    <Facts>
      <Fact label="DNI">{person.dni}</Fact>
      <Fact label="CUIL">{cuilText(person.cuil)}</Fact>
      <Fact label="Nacimiento">{dayText(person.birthDate)}</Fact>
      <Fact label="Correo">{email ? <Link href={`mailto:${email}`}>{email}</Link> : null}</Fact>
      <Fact label="Teléfono">
        {phone ? <Link href={telephoneLink(phone)}>{phone}</Link> : null}
      </Fact>
      <Fact label="Domicilio">{person.address}</Fact>
    </Facts>
  );
}
