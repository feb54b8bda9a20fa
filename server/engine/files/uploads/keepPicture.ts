import type { Context } from '../../acciones/context';
import { storeImage } from '../images/storeImage';
import { keepFile } from './keepFile';

const keeping = {
  purpose: 'picture',
  most: { files: 60, megabytes: 100 },
  store: storeImage,
};

/** Stores the picture of a person, before the change that shows it. */
export async function keepPicture(
  context: Pick<Context, 'db' | 'services' | 'viewer'>,
  file: File,
): Promise<string> {
  return (await keepFile(context, file, keeping)).hash;
}
