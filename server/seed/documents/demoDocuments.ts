import { DateTime } from 'luxon';
import { isoDay, workday } from '../newsDays';
import { randomFrom } from '../randomFrom';
import type { Evaluated } from '../seedEvaluations';

export interface DemoDocument {
  typeName: string;
  title: string;
  paragraphs: readonly string[];
  expiresOn: string | null;
}

const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

/** The papers of one person of the demo: a contract for everybody, and for some a licence that is about to expire. */
export function demoDocuments(somebody: Evaluated): DemoDocument[] {
  const random = randomFrom(Number(somebody.docket) + 5000);
  const name = `${somebody.firstName} ${somebody.lastName}`;
  const papers: DemoDocument[] = [
    {
      typeName: 'Contrato de trabajo',
      title: `Contrato de trabajo ${somebody.hireDate.slice(0, 4)}`,
      paragraphs: [
        `Entre El Andamio Logística, en adelante la empresa, y ${name}, CUIL ${somebody.cuil}, legajo ${somebody.docket}, se celebra este contrato por tiempo indeterminado.`,
        `El trabajo comienza el ${said(somebody.hireDate)}. El puesto es ${somebody.position ?? 'el que se acuerde'}, con las tareas propias de la categoría ${somebody.category ?? 'que corresponde'}.`,
        'La jornada, el descanso y las licencias son los de la ley y los del convenio que se aplica.',
      ],
      expiresOn: null,
    },
  ];
  papers.push({
    typeName: 'Constancia de CUIL',
    title: 'Constancia de CUIL',
    paragraphs: [`A ${name}, DNI ${somebody.dni}, le corresponde el CUIL ${somebody.cuil}.`],
    expiresOn: null,
  });
  if (random.next() < 0.45) {
    const expires = workday(random.int(-40, 420));
    const typeName = random.next() < 0.5 ? 'Carnet de autoelevador' : 'Libreta sanitaria';
    papers.push({
      typeName,
      title: `${typeName} ${expires.year - 1}`,
      paragraphs: [
        `Se deja constancia de que ${name}, DNI ${somebody.dni}, aprobó el examen que pide la norma.`,
        `Vale hasta el ${expires.toFormat('dd/MM/yyyy')}.`,
      ],
      expiresOn: isoDay(expires),
    });
  }
  return papers;
}
