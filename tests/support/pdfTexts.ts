import { textReader } from '../../server/engine/texts/textReader';
import { openWorkshop } from '../../server/engine/workshop/openWorkshop';

/** All that a PDF shows in words, its filled fields too. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const workshop = openWorkshop();
  try {
    return await textReader(workshop).whole(new Uint8Array(bytes), 'application/pdf');
  } finally {
    await workshop.close();
  }
}
