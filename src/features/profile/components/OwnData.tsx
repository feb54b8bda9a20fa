import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { OwnProfile } from '@/services/wms/generated/users.gen';
import { cuilText, dayText } from '@/utils/personTexts';
import { ratingText } from '@/utils/ratingText';

export function OwnData({ data }: { data: OwnProfile['data'] }) {
  return (
    <Facts>
      <Fact label="Legajo">{data.docket}</Fact>
      <Fact label="DNI">{data.dni}</Fact>
      <Fact label="CUIL">{cuilText(data.cuil)}</Fact>
      <Fact label="Nacimiento">{dayText(data.birthDate)}</Fact>
      <Fact label="Ingreso">{dayText(data.hireDate)}</Fact>
      <Fact label="Sede">{data.siteName}</Fact>
      <Fact label="Área">{data.areaName}</Fact>
      <Fact label="Puesto">{data.position}</Fact>
      <Fact label="Responde a">{data.managerName ?? 'A nadie'}</Fact>
      <Fact label="Correo de trabajo">{data.email}</Fact>
      <Fact label="Teléfono">{data.phone}</Fact>
      <Fact label="Promedio de tus evaluaciones">{ratingText(data.rating)}</Fact>
    </Facts>
  );
}
