import { answerText } from '@contract/visits/checklist';
import { newPaper, type Paper } from '../../../engine/paper/newPaper';
import { actFlow, type Flow, LEFT, WIDTH } from './actFlow';
import { actFacts, arrivalText, outcomeText } from './actTexts';
import { drawPhotos, drawSignature, type NumberedPicture } from './drawPictures';
import { drawSketch } from './drawSketch';
import type { VisitActFacts } from './visitActFacts';

const SKETCH = 88;
const ASKED = 300;
const ANSWERED = { x: LEFT + ASKED + 14, width: WIDTH - ASKED - 14 };

function head(paper: Paper, flow: Flow, { employer, employerFacts, visit }: VisitActFacts): void {
  const logo = paper.logo(LEFT, 38, { width: 84, height: 44 });
  const x = logo > 0 ? LEFT + logo + 10 : LEFT;
  const beside = { x, width: LEFT + 310 - x, most: 1 };
  paper.write(employer, { ...beside, y: 42, size: 13, bold: true });
  paper.write(employerFacts, { ...beside, y: 60, size: 8, grey: 0.3, most: 2 });
  const right = { x: 340, width: LEFT + WIDTH - 340, align: 'right' } as const;
  paper.write('Acta de la visita', { ...right, y: 42, size: 13, bold: true });
  paper.write(`${visit.number} · ${outcomeText(visit)}`, { ...right, y: 60, size: 9 });
  paper.rule(LEFT, 90, WIDTH, 1);
  flow.goTo(100);
}

function facts(paper: Paper, flow: Flow, act: VisitActFacts): void {
  const half = (WIDTH - 14) / 2;
  const all = actFacts(act);
  for (let at = 0; at < all.length; at += 2) {
    let low = flow.at();
    for (const [index, [label, value]] of all.slice(at, at + 2).entries()) {
      const x = LEFT + index * (half + 14);
      paper.write(label, { x, y: flow.at(), size: 7, grey: 0.4 });
      const under = { x, y: flow.at() + 9, size: 9.5, width: half, most: 2 };
      low = Math.max(low, paper.write(value, under));
    }
    flow.goTo(low + 4);
  }
  const clock = `Las horas son las de la sede (${act.visit.zone}).`;
  paper.write(clock, { x: LEFT, y: flow.at(), size: 7, grey: 0.4 });
  flow.skip(12);
}

function arrival(paper: Paper, flow: Flow, { visit }: VisitActFacts): void {
  const { radius, distance, accuracy } = visit;
  if (distance === null) {
    flow.heading('La llegada', 20);
    flow.text(arrivalText(visit));
    return;
  }
  flow.heading('La llegada', SKETCH + 6);
  const top = flow.at();
  const words = { width: WIDTH - SKETCH - 16 };
  flow.text(arrivalText(visit), words);
  flow.skip(4);
  const legend =
    'En el dibujo, a escala: la cruz es el lugar y el círculo entero, hasta dónde se está ahí; el punto es la llegada y el círculo de puntos, cuánto puede errar el teléfono. Dice a qué distancia se llegó, no en qué dirección.';
  flow.text(legend, { ...words, size: 7.5, grey: 0.4 });
  const at = { x: LEFT + WIDTH - SKETCH, y: top, side: SKETCH };
  drawSketch(paper, { ...at, radius, distance, accuracy: accuracy ?? 0 });
  flow.goTo(top + SKETCH + 4);
}

function answers(
  paper: Paper,
  flow: Flow,
  { visit }: VisitActFacts,
  photos: readonly NumberedPicture[],
): void {
  if (visit.checklist.length === 0) return;
  flow.heading('Preguntas');
  for (const [place, question] of visit.checklist.entries()) {
    const value = visit.answers.find((one) => one.question === place)?.value;
    const said = value === undefined ? [] : [answerText(question, value)];
    const numbers = photos.filter((one) => one.question === place).map(({ number }) => number);
    const shown = numbers.length > 0 ? [`foto ${numbers.join(', ')}`] : [];
    const asked = { size: 9, width: ASKED };
    const answered = { size: 9, width: ANSWERED.width, bold: true };
    const answer = [...said, ...shown].join(' · ') || 'Sin respuesta';
    const high = Math.max(paper.heightOf(question.text, asked), paper.heightOf(answer, answered));
    flow.room(high);
    paper.write(question.text, { ...asked, x: LEFT, y: flow.at(), grey: 0.3 });
    paper.write(answer, { ...answered, x: ANSWERED.x, y: flow.at() });
    flow.skip(high + 4);
  }
}

function notes(flow: Flow, { visit }: VisitActFacts): void {
  const parts = [
    ['Qué se hizo', visit.report],
    ['Qué quedó por hacer', visit.left],
  ] as const;
  for (const [title, words] of parts) {
    if (words === '') continue;
    flow.heading(title, 14);
    flow.text(words);
  }
}

/** The paper of a finished visit: a page where it is an ordinary one, and more where its photos ask for them. */
export async function drawVisitAct(
  act: VisitActFacts,
  logo: Uint8Array | null,
  at: Date,
): Promise<Uint8Array> {
  const { pictures, ...says } = act;
  const title = `Acta de la visita ${act.visit.number}`;
  // Words that the drawing adds are plain; those of people may be of any letter.
  const paper = await newPaper({ title, says, logo, at });
  const photos = pictures
    .filter(({ kind }) => kind === 'photo')
    .map((one, index) => ({ ...one, number: index + 1 }));
  const flow = actFlow(paper, `${title} · ${act.visit.place}`);
  paper.addPage();
  head(paper, flow, act);
  facts(paper, flow, act);
  arrival(paper, flow, act);
  answers(paper, flow, act, photos);
  notes(flow, act);
  await drawPhotos(paper, flow, photos, act.visit.zone);
  const signature = pictures.find(({ kind }) => kind === 'signature');
  if (signature) await drawSignature(paper, flow, signature, act.visit);
  paper.eachPage((number, total) => {
    const where = { x: LEFT, y: 806, size: 8, grey: 0.4 };
    paper.write(`${title} · Página ${number} de ${total}`, where);
  });
  return paper.bytes();
}
